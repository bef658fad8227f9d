/** What ends soon: memberships, terms of office, roles and API keys. */
export { findEndingSoon } from './findEndingSoon'
