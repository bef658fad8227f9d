import type { Payload } from 'payload'
import type { PaymentSetting } from '../../../payload-types'
import { readPaymentSettings } from '../paymentSettings'
import type { PaymentInstruction } from './paymentInstructions.schema'

const ONLINE = 'Sign in on our website, open the invoice and choose this method.'

const bankLine = ({ bank, holder, number, swift, currency }: BankAccount): string =>
  [`${currency}: ${bank}`, `account ${number}`, holder, swift ? `SWIFT ${swift}` : '']
    .filter(Boolean)
    .join(', ')

type BankAccount = NonNullable<PaymentSetting['bankAccounts']>[number]

/** How to pay, by the settings: one entry for each method that is enabled. */
const instructionsOf = (settings: PaymentSetting): PaymentInstruction[] => {
  const { bankAccounts, merchantAccounts } = settings
  const all: (PaymentInstruction & { isEnabled: boolean })[] = [
    {
      method: 'momo',
      isEnabled: Boolean(settings.takesMomo),
      title: 'Mobile money request (MTN MoMo)',
      lines: [ONLINE],
    },
    {
      method: 'merchant',
      isEnabled: Boolean(settings.takesMerchant && merchantAccounts?.length),
      title: 'Mobile money to our number',
      lines: (merchantAccounts ?? []).map(
        ({ provider, number, holder }) => `${provider}: ${number}, ${holder}`,
      ),
    },
    {
      method: 'bank',
      isEnabled: Boolean(settings.takesBank && bankAccounts?.length),
      title: 'Bank transfer',
      lines: (bankAccounts ?? []).map(bankLine),
    },
    {
      method: 'cash',
      isEnabled: Boolean(settings.takesCash),
      title: 'Cash or cheque',
      lines: (settings.cashPlaces ?? 'At our office or with the treasurer of your chapter.')
        .split('\n')
        .filter((line) => line.trim() !== ''),
    },
    { method: 'card', isEnabled: Boolean(settings.takesCards), title: 'Card', lines: [ONLINE] },
  ]
  return all.flatMap(({ isEnabled, ...instruction }) => (isEnabled ? [instruction] : []))
}

/** How members pay, by the payment settings. */
export const readPaymentInstructions = async (payload: Payload): Promise<PaymentInstruction[]> =>
  instructionsOf(await readPaymentSettings(payload))
