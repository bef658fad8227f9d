import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import path from 'node:path'
import { until } from '../helpers/until'

const FOLDER = path.resolve('tests/bench/next')
const START_MS = 60_000
const NEXT = path.resolve('node_modules/next/dist/bin/next')

export interface NextServer {
  url: string
  pid: number | undefined
  end: () => Promise<void>
}

/** Builds and starts the Next application that the project is measured against, on the same database. */
export const startNext = async (port: number, env: Record<string, string>): Promise<NextServer> => {
  const environment = {
    ...process.env,
    ...env,
    NODE_ENV: 'production' as const,
    NEXT_TELEMETRY_DISABLED: '1',
  }
  const building = spawn(process.execPath, [NEXT, 'build', FOLDER], {
    env: environment,
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  const [code] = (await once(building, 'exit')) as [number]
  if (code !== 0) throw new Error('The Next application could not be built')
  const child: ChildProcess = spawn(
    process.execPath,
    [NEXT, 'start', FOLDER, '-p', String(port), '-H', '127.0.0.1'],
    { env: environment, stdio: 'ignore' },
  )
  const url = `http://127.0.0.1:${port}`
  await until(
    'the Next application answers',
    async () => (await fetch(url).catch(() => undefined)) !== undefined,
    START_MS,
  )
  return {
    url,
    pid: child.pid,
    end: async () => {
      child.kill('SIGTERM')
      await once(child, 'exit')
    },
  }
}
