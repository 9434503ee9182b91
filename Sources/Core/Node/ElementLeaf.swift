/// A view without children, as its element hands it out.
package protocol ElementLeaf {}
