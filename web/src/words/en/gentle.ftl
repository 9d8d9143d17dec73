to-gallery = among those who have left
hold-to-pull = Hold the string
