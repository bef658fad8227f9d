/** Money that moves between the association's own accounts, and what banks and providers charge for it. */
export { bookTransfer, postTransfer, reverseTransfer, undoTransfer } from './bookTransfer'
export { listTransfers } from './listTransfers'
