import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import path from 'node:path'

const FOLDER = path.resolve('tests/bench/next')
const NEXT = path.resolve('node_modules/next/dist/bin/next')

export interface NextServer {
  url: string
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
  return {
    url: `http://127.0.0.1:${port}`,
    end: async () => {
      child.kill('SIGTERM')
      await once(child, 'exit')
    },
  }
}
