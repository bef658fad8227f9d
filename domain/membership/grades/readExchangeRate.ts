import type { Payload } from 'payload'
import type { ExchangeRate } from '../../../platform/money.schema'
import { readPaymentSettings } from '../../money/paymentSettings'

/** The exchange rate as staff have set it; null while there is none. */
export const readExchangeRate = async (payload: Payload): Promise<ExchangeRate | null> => {
  const { exchangeRate } = await readPaymentSettings(payload)
  const { sspPerUsd, day, source } = exchangeRate ?? {}
  return sspPerUsd ? { sspPerUsd, day: day ?? '', source: source ?? '' } : null
}
