# De klok heet bij ons anders; de woorden volgen nog.
# end
