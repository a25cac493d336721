# What went wrong, where it belongs to no other part of the program.

error-words = The file of words “{ $file }” is wrong: { $why }.
