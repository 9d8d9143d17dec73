to-gallery = among those who have left
