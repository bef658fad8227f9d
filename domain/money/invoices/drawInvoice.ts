import type { Payload } from 'payload'
import type { InvoiceView } from './invoice.schema'
import { readPaymentInstructions } from './readPaymentInstructions'

/** Draws an invoice as PDF, anew each time. */
export const drawInvoice = async (payload: Payload, invoice: InvoiceView): Promise<Buffer> => {
  const { renderInvoice } = await import('./renderInvoice') // seldom needed, and large
  const [settings, instructions] = await Promise.all([
    payload.findGlobal({ slug: 'site-settings', depth: 0, overrideAccess: false }),
    readPaymentInstructions(payload),
  ])
  return renderInvoice({
    invoice,
    instructions,
    association: {
      name: settings.name,
      address: settings.address ?? undefined,
      email: settings.email ?? undefined,
      url: payload.config.serverURL,
    },
  })
}
