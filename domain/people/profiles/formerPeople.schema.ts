/** In place of the name of somebody whose account is deleted. */
export const FORMER_MEMBER = 'A former member'

/** The same for somebody who worked for the association. */
export const FORMER_COLLEAGUE = 'A former colleague'
