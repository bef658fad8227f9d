import { nobody } from '../access/nobody'

/** Of a field that the server's own steps set: never shown. */
export const hidden = { access: { read: nobody }, admin: { hidden: true } }
