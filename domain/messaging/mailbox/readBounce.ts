/** What a delivery report says about one recipient. Source: RFC 3464. */
export interface BounceReport {
  isPermanent: boolean
  /** In the words of the mail server, on one line. */
  reason: string
}

const MAX_REASON_LENGTH = 300

/** The fields of a block of a delivery report, by name in lower case; folded lines are joined. */
const fieldsOf = (block: string): Map<string, string> => {
  const fields = new Map<string, string>()
  for (const line of block.replace(/\r?\n[ \t]+/g, ' ').split(/\r?\n/)) {
    const colon = line.indexOf(':')
    if (colon > 0) fields.set(line.slice(0, colon).trim().toLowerCase(), line.slice(colon + 1).trim())
  }
  return fields
}

/**
 * Reads the part `message/delivery-status` of a report.
 * @returns undefined for one that reports no failure: a delivery, or nothing that can be read
 */
export const readDeliveryStatus = (text: string): BounceReport | undefined => {
  for (const block of text.split(/\r?\n[ \t]*\r?\n/)) {
    const fields = fieldsOf(block)
    const action = fields.get('action')?.toLowerCase() ?? ''
    const status = /\b([245])\.\d{1,3}\.\d{1,3}\b/.exec(fields.get('status') ?? '')?.[1]
    if (!['failed', 'delayed'].includes(action)) continue
    const diagnostic = (fields.get('diagnostic-code') ?? '').replace(/^smtp;\s*/i, '')
    const reason = [fields.get('status'), diagnostic].filter(Boolean).join(' ').slice(0, MAX_REASON_LENGTH)
    return {
      isPermanent: action === 'failed' && status !== '4',
      reason: reason || 'It could not be delivered',
    }
  }
  return undefined
}

/** Reads a bounce of a server that sends no report: the code in its words decides. */
export const readPlainBounce = (text: string): BounceReport | undefined => {
  const [line = '', code] = /^.*\b([45])\.\d{1,3}\.\d{1,3}\b.*$/m.exec(text.slice(0, 10_000)) ?? []
  return code === undefined
    ? undefined
    : { isPermanent: code === '5', reason: line.trim().slice(0, MAX_REASON_LENGTH) }
}
