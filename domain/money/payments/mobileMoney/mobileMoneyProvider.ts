import type { MobileMoneyProvider } from '../../../../services/payments/mobileMoney.types'
import { momo } from '../../../../services/payments/momo'

/** The provider that requests for mobile money go to; another one is one more file in services/payments. */
export const mobileMoneyProvider: MobileMoneyProvider = momo
