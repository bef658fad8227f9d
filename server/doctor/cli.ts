import { parseArgs } from 'node:util'
import { EnvironmentError } from '../../platform/env'
import { examine } from './examine'
import type { Finding, Level } from './finding'
import { readDoctorSettings } from './readDoctorSettings'

const USAGE = `Usage: doctor [--json]
  looks at the installation and changes nothing. Ends with 1 when something is to be mended.
`

const SIGNS: Record<Level, string> = { ok: 'ok   ', note: 'note ', wrong: 'WRONG' }

const describe = ({ level, text, advice }: Finding): string =>
  [`  ${SIGNS[level]} ${text}`, ...(advice ? [`        ${advice}`] : [])].join('\n')

const run = async (): Promise<number> => {
  const { values } = parseArgs({ options: { json: { type: 'boolean', default: false } } })
  const parts = await examine(readDoctorSettings())
  const wrongs = parts.flatMap(({ findings }) => findings).filter(({ level }) => level === 'wrong')
  process.stdout.write(
    values.json
      ? `${JSON.stringify(parts, null, 2)}\n`
      : `${parts
          .filter(({ findings }) => findings.length > 0)
          .map(({ name, findings }) => [name, ...findings.map(describe)].join('\n'))
          .join('\n')}\n\n${wrongs.length === 0 ? 'Nothing is wrong.' : `To be mended: ${wrongs.length}`}\n`,
  )
  return wrongs.length === 0 ? 0 : 1
}

run().then(
  (code) => process.exit(code),
  (error: unknown) => {
    const isOfUse = error instanceof EnvironmentError
    process.stderr.write(isOfUse ? `${error.message}\n` : `${String(error)}\n${USAGE}`)
    process.exit(isOfUse ? 1 : 2)
  },
)
