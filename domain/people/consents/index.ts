/** What people agreed to be written about. */
export { chooseConsents } from './chooseConsents'
export { findChosen } from './consentsRepository'
export { readPreferencesToken, signPreferences } from './preferencesToken'
export { readConsents, readPreferences } from './readPreferences'
