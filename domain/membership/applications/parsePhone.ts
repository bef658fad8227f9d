import { parsePhoneNumberFromString } from 'libphonenumber-js/min'
import type { PhoneParser } from './applicationForm.schema'

/** Phone numbers as the browser's form reads them: of South Sudan where no country is given. */
export const parsePhone: PhoneParser = (text) => parsePhoneNumberFromString(text, 'SS')
