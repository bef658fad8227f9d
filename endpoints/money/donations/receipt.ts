import { renderReceiptById, renderReceiptByKey } from '../../../domain/money/donations'
import { problem } from '../../answers'
import { declareEndpoint } from '../../declareEndpoint'
import { everybody } from '../../guards'
import { pdfAnswer } from '../../pdfAnswer'

const answerReceipt = (receipt: { pdf: Buffer; filename: string } | null): Response =>
  receipt ? pdfAnswer(receipt.pdf, receipt.filename) : problem(404, 'not_found', 'There is no receipt here')

/**
 * `GET /api/donations/by-key/:key/receipt`: the receipt as PDF, for the holder of the link. 404 before there
 * is one.
 */
export const receiptByKey = declareEndpoint({
  method: 'get',
  path: '/by-key/:key/receipt',
  access: everybody,
  handler: async ({ payload, routeParams }) =>
    answerReceipt(await renderReceiptByKey(payload, routeParams?.key)),
})

/** `GET /api/donations/:id/receipt`: the same for the signed-in donor and for administrators. 404 for anyone else. */
export const receipt = declareEndpoint({
  method: 'get',
  path: '/:id/receipt',
  access: everybody,
  handler: async (req) => answerReceipt(await renderReceiptById(req, req.routeParams?.id)),
})
