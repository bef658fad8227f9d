declare module 'mt940js' {
  export interface Transaction {
    /** The value date. */
    date: Date
    /** The booking day, by the year of the value date; empty where the line has none. */
    entryDate: Date | ''
    /** Below zero: money left. */
    amount: number
    currency: string
    reference: string
    bankReference: string
    extraDetails: string
    details?: string
    /** Field 86 by its subfields, where it has any. */
    structuredDetails?: Record<string, string>
  }
  export interface Statement {
    accountIdentification: string
    currency: string
    openingBalanceDate: Date
    openingBalance: number
    closingBalanceDate: Date
    closingBalance: number
    transactions: Transaction[]
  }
  const mt940: {
    Parser: new () => {
      /** @throws Error for a statement that is not whole, or whose lines do not add up to its balances */
      parse: (text: string) => Statement[]
    }
  }
  export default mt940
}
