/** What people may do for the association: the roles that were given to them. */
export { readGrants } from './readGrants'
