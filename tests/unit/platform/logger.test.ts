import fc from 'fast-check'
import { expect, it } from 'vitest'
import { createLogger } from '../../../platform/logger'

it('every entry of the log is one line of JSON, whatever a client has sent', () => {
  fc.assert(
    fc.property(fc.string(), fc.string(), (path, method) => {
      const lines: string[] = []
      createLogger('info', { write: (line) => lines.push(line) }).info({ path, method }, 'request')
      const [line = '', ...others] = lines
      expect(others).toEqual([])
      expect(line.indexOf('\n')).toBe(line.length - 1)
      expect(JSON.parse(line)).toMatchObject({ level: 30, path, method, msg: 'request' })
    }),
  )
})
