/** How an invoice can be paid by one method, in words. */
export interface PaymentInstruction {
  method: 'card' | 'momo' | 'merchant' | 'bank' | 'cash'
  title: string
  /** Each a line of its own. */
  lines: string[]
}
