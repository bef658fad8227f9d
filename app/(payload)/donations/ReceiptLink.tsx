'use client'

import { useDocumentInfo, useFormFields } from '@payloadcms/ui'

/** Opens the receipt that the donor got. */
export const ReceiptLink = () => {
  const { id } = useDocumentInfo()
  const number = useFormFields(([fields]) => fields.receiptNumber?.value)
  return id && number ? (
    <p style={{ marginBlockEnd: '1.5rem' }}>
      <a href={`/api/donations/${String(id)}/receipt`}>Download the receipt (PDF)</a>
    </p>
  ) : null
}
