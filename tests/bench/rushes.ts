import { startMailedServer } from '../helpers/mailedServer'
import { malformedRush } from '../helpers/rushes/malformedRush'
import { mailingRush } from '../helpers/rushes/mailingRush'
import { membershipRush } from '../helpers/rushes/membershipRush'
import { type Outage, outageRush } from '../helpers/rushes/outageRush'
import { restartRush } from '../helpers/rushes/restartRush'
import { visitRush } from '../helpers/rushes/visitRush'

const PEOPLE = 1_000
const MALFORMED = 10_000
const RESTARTS = 10
const RATE_PER_SECOND = 100
const VISITS = [1_000, 10_000, 50_000, 100_000, 200_000, 300_000] as const
/** Of the memory after the first of these visits. */
const MEMORY_TIMES = 1.2
const OUTAGE_SECONDS = 60
const ANSWER_SECONDS = 8
const MEBIBYTE = 1024 ** 2

export interface RushOutcome {
  what: string
  measured: string
  target: string
  /** Whether what must hold held. */
  isKept: boolean
  /** What was answered otherwise than it should be, a line each. */
  broken: string[]
}

const members = async (): Promise<RushOutcome> => {
  const server = await startMailedServer({ emailConfirmation: 'off', secondFactorForStaff: 'optional' })
  try {
    const { unexpected, brokenAccounts, brokenApplications, brokenNumbers, gaps, brokenMails } =
      await membershipRush({ url: server.url, db: server.database, people: PEOPLE, atOnce: 200 })
    const counts = {
      'unexpected answers': unexpected.length,
      accounts: brokenAccounts,
      applications: brokenApplications,
      numbers: brokenNumbers,
      gaps,
      mails: brokenMails,
    }
    const measured = Object.entries(counts)
      .map(([name, count]) => `${name} ${count}`)
      .join(', ')
    return {
      what: `${PEOPLE} sign-ups, applications and approvals, each three times: not exactly once`,
      measured,
      target: 'none',
      isKept: Object.values(counts).every((count) => count === 0),
      broken: unexpected.map(String),
    }
  } finally {
    await server.end()
  }
}

const malformed = async (): Promise<RushOutcome> => {
  const { seed, sent, broken, growthBytes } = await malformedRush(MALFORMED, Date.now() % 2 ** 31)
  const growth = Math.round(growthBytes / MEBIBYTE)
  return {
    what: `${sent} malformed requests over every route and method (seed ${seed})`,
    measured: `${broken.length} without a proper answer; memory grew by ${growth} MB`,
    target: 'none; at most 150 MB',
    isKept: broken.length === 0 && growth <= 150,
    broken,
  }
}

const restarts = async (): Promise<RushOutcome> => {
  const { answered, dropped, triedAgain, lost } = await restartRush({
    restarts: RESTARTS,
    load: { ratePerSecond: RATE_PER_SECOND },
  })
  return {
    what: `${RESTARTS} restarts under ${RATE_PER_SECOND} requests/s`,
    measured: `${answered} answered, ${triedAgain} attempts made again, as by a proxy, ${dropped.length} dropped, ${lost} acknowledged and lost`,
    target: 'none dropped or lost',
    isKept: dropped.length + lost === 0,
    broken: dropped,
  }
}

const outages = async (): Promise<RushOutcome> => {
  const broken: string[] = []
  const measured: string[] = []
  for (const outage of ['stopped', 'killed', 'stalled'] as const satisfies Outage[]) {
    const { answered, slowestMs, unexpected, notRecovered } = await outageRush(outage, OUTAGE_SECONDS * 1000)
    measured.push(`${outage}: ${answered} answered, the slowest in ${(slowestMs / 1000).toFixed(1)} s`)
    broken.push(...unexpected, ...notRecovered.map((path) => `Not as before afterwards: ${path}`))
    if (slowestMs > ANSWER_SECONDS * 1000)
      broken.push(`${outage}: an answer took longer than ${ANSWER_SECONDS} s`)
  }
  const target = `none later than ${ANSWER_SECONDS} s, none an error, all as before afterwards`
  return {
    what: `The database stopped, killed and stalled for ${OUTAGE_SECONDS} s each under load`,
    measured: measured.join('; '),
    target,
    isKept: broken.length === 0,
    broken,
  }
}

const memory = async (): Promise<RushOutcome> => {
  const inMegabytes = (bytes: number): string => `${Math.round(bytes / MEBIBYTE)} MB`
  const tell = (mark: number, bytes: number): void =>
    void process.stdout.write(`  ${inMegabytes(bytes)} after ${mark.toLocaleString('en')} requests\n`)
  const { unexpected, bytes } = await visitRush({ marks: VISITS, seed: 1, onMark: tell })
  const ratio = Math.max(...bytes) / (bytes[0] ?? 1)
  const curve = bytes
    .map((after, index) => `${inMegabytes(after)} after ${VISITS[index]?.toLocaleString('en')}`)
    .join(', ')
  return {
    what: 'Memory of the server while it answers mixed requests',
    measured: `${ratio.toFixed(2)} times (${curve}), ${unexpected.length} answered otherwise than they should be`,
    target: `never more than ${MEMORY_TIMES} times what it was after ${VISITS[0].toLocaleString('en')}`,
    isKept: unexpected.length === 0 && ratio <= MEMORY_TIMES,
    broken: unexpected,
  }
}

/** Rushes on servers of their own, by the name of their part. */
const MAILED = 2_000

const mailings = async (): Promise<RushOutcome> => {
  const { received, twice, lost, refused, bounced, report, seconds } = await mailingRush({
    people: MAILED,
    refusedEach: 20,
    bouncedEach: 25,
    deadlineMs: 600_000,
  })
  const isKept =
    twice === 0 &&
    lost === 0 &&
    report.all === MAILED &&
    report.waiting === 0 &&
    report.bounced === refused + bounced &&
    report.sent + report.uncertain === MAILED - refused
  return {
    what: `A mailing to ${MAILED} members, ${refused} refused at once, ${bounced} bounced later, one kill -9 in the middle`,
    measured: `${received} arrived, ${twice} twice, ${lost} lost; report: sent ${report.sent}, perhaps ${report.uncertain}, bounced ${report.bounced}; ${seconds.toFixed(0)} s with the bounces`,
    target: 'none twice, none lost, the report correct',
    isKept,
    broken: [],
  }
}

export const RUSHES = { members, malformed, restarts, outages, memory, mailings }
