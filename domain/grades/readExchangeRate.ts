import type { Payload } from 'payload'
import type { ExchangeRate } from '../../platform/money.schema'

/** The exchange rate as staff have set it; null while there is none. */
export const readExchangeRate = async (payload: Payload): Promise<ExchangeRate | null> => {
  const { exchangeRate } = await payload.findGlobal({
    slug: 'payment-settings',
    depth: 0,
    overrideAccess: true, // the association's rule, whoever acts
  })
  const { sspPerUsd, day, source } = exchangeRate ?? {}
  return sspPerUsd ? { sspPerUsd, day: day ?? '', source: source ?? '' } : null
}
