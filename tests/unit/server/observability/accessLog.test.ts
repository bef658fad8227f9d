import fc from 'fast-check'
import { expect, it } from 'vitest'
import { createAccessLog } from '../../../../server/observability/accessLog'

const logTo = (lines: string[]) => {
  return createAccessLog({ write: (text: string) => lines.push(text) })
}

it('every entry of the access log is one line of JSON that says what was asked', () => {
  fc.assert(
    fc.property(
      fc.string(),
      fc.string(),
      fc.integer({ min: 100, max: 599 }),
      fc.boolean(),
      (path, method, status, isAborted) => {
        const lines: string[] = []
        const log = logTo(lines)
        log.write({ requestId: 'abc-1', method, path, status, ms: 12 }, isAborted)
        log.close()
        const [line = '', ...others] = lines
        expect(others).toEqual([])
        expect(line.indexOf('\n')).toBe(line.length - 1)
        expect(JSON.parse(line)).toMatchObject({
          level: status >= 500 ? 50 : 30,
          requestId: 'abc-1',
          method,
          path,
          status,
          ms: 12,
          ...(isAborted && { isAborted }),
          msg: 'request',
        })
      },
    ),
  )
})
