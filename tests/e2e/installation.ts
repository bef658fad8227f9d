import { randomInt, randomUUID } from 'node:crypto'
import { type APIRequestContext, expect, request } from '@playwright/test'
import { ADMIN, type RunningServer, makeMemoryDataDir, removeDataDir, startServer } from '../helpers/server'
import { smtpEnvironment, startSmtp, waitForMail } from '../helpers/smtp'

const PASSWORD = 'Bridge-over-the-Nile-1'

/** A member whom staff took over from the paper register. */
export interface PaperMember {
  id: string
  email: string
  password: string
  fullName: string
  /** Asks the REST API as this person. */
  api: APIRequestContext
}

/** Days as `YYYY-MM-DD`. */
interface PaperMembership {
  grade: string
  date: string
  expiresOn: string
}

/** An installation of a test's own, with a mail server: where time passes, the server restarts, or settings change. */
export interface Installation {
  /** The server that runs now. */
  readonly server: RunningServer
  /** Ends the server and starts it again on its data, at the same address. Returns the exit code. */
  restart: (env?: Record<string, string>) => Promise<number | null>
  /** Asks the REST API as somebody. */
  signedIn: (account: { email: string; password: string }) => Promise<APIRequestContext>
  /** Makes an account and adds its membership as staff do. */
  makePaperMember: (
    member: { email?: string; fullName: string },
    membership: PaperMembership,
  ) => Promise<PaperMember>
  /** Waits for a mail that the server sent. */
  nextMail: (email: string, subject: RegExp, deadlineMs?: number) => ReturnType<typeof waitForMail>
}

/**
 * Starts an installation.
 * @returns it, and how to end and remove it
 */
export const startInstallation = async (
  env: Record<string, string> = {},
): Promise<{ installation: Installation; end: () => Promise<void> }> => {
  const dataDir = await makeMemoryDataDir()
  const smtp = await startSmtp()
  const start = (ownEnv: Record<string, string>, port?: number): Promise<RunningServer> =>
    startServer({ dataDir, env: { ...smtpEnvironment(smtp), ...ownEnv }, port })
  let server = await start(env)
  const opened: APIRequestContext[] = []

  const signedIn: Installation['signedIn'] = async ({ email, password }) => {
    const api = await request.newContext({
      baseURL: server.url,
      extraHTTPHeaders: { Origin: server.url, 'X-Forwarded-For': `10.8.${randomInt(256)}.1` },
    })
    opened.push(api)
    expect((await api.post('/api/users/login', { data: { email, password } })).status()).toBe(200)
    return api
  }

  const makePaperMember: Installation['makePaperMember'] = async (
    { email = `${randomUUID()}@example.org`, fullName },
    membership,
  ) => {
    const staff = await signedIn(ADMIN)
    const account = { email, password: PASSWORD, fullName }
    const made = await staff.post('/api/users/sign-up', { data: account })
    expect(made.status(), await made.text()).toBe(201)
    const api = await signedIn(account)
    const { user } = (await (await api.get('/api/users/me')).json()) as { user: { id: string } }
    const record = await staff.get(`/api/memberships/${user.id}/record`)
    const { seen } = (await record.json()) as { seen: unknown }
    const added = await staff.post(`/api/memberships/${user.id}/events`, {
      data: {
        kind: 'added',
        registeredName: fullName,
        ...membership,
        reason: 'From the paper register',
        seen,
      },
    })
    expect(added.status(), await added.text()).toBe(201)
    return { ...account, id: user.id, api }
  }

  return {
    installation: {
      get server() {
        return server
      },
      restart: async (changed = env) => {
        const code = await server.end()
        server = await start(changed, Number(new URL(server.url).port))
        return code
      },
      signedIn,
      makePaperMember,
      nextMail: (email, subject, deadlineMs) => waitForMail(smtp, email, subject, deadlineMs),
    },
    end: async () => {
      await Promise.all(opened.map((api) => api.dispose()))
      await server.end()
      await smtp.stop()
      await removeDataDir(dataDir)
    },
  }
}
