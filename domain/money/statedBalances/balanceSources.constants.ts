/** Who says what an account holds. */
export const BALANCE_SOURCES = { statement: 'Statement', person: 'Entered' } as const
