// Points, sizes and rectangles are declared in Swift: this file is here for its name.
