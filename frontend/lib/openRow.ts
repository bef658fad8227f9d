/** The parameter of an address that names the row which is open beside its list. */
export const OPEN_ROW = 'row'
