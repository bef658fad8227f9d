/** How `npm test` runs its steps. */
import { spawn } from 'node:child_process'

/** Each takes a core of the two of a CI machine. */
const AT_ONCE = 2

/**
 * @typedef {object} StepContext
 * @property {(chunk: Buffer) => void} [write] takes the output, which else goes to the terminal at once
 * @property {AbortSignal} [signal] ends the step
 */

/**
 * @typedef {object} Step
 * @property {string} name
 * @property {boolean} [isBeside] needs nothing of the steps before and after it, and one core: runs beside those of its
 *   neighbours that are marked too
 * @property {() => string | undefined} [missing] what the step needs and this machine has not; then it is not run
 * @property {(context: StepContext) => Promise<boolean>} run says whether the step has passed
 */

/**
 * Runs a file with Node.
 * @param {string[]} args of `node`
 * @param {StepContext} [context]
 * @returns {Promise<boolean>} whether it ended without an error
 */
export const runNode = (args, { write, signal } = {}) =>
  new Promise((resolve) => {
    const child = spawn(process.execPath, args, {
      stdio: write ? ['ignore', 'pipe', 'pipe'] : 'inherit',
      signal,
      env: { ...process.env, NEXT_TELEMETRY_DISABLED: '1' },
    })
    if (write) for (const stream of [child.stdout, child.stderr]) stream?.on('data', write)
    child.on('close', (code) => resolve(code === 0))
    child.on('error', () => resolve(false))
  })

/** The steps in groups: neighbours that run beside each other, and every other step alone. @param {Step[]} steps */
const groupsOf = (steps) => {
  /** @type {Step[][]} */
  const groups = []
  for (const [index, step] of steps.entries()) {
    if (step.isBeside && steps[index - 1]?.isBeside) groups.at(-1)?.push(step)
    else groups.push([step])
  }
  return groups
}

/**
 * Runs steps in their order, up to the first that fails. Those beside each other run two at a time, their output is
 * shown when each ends, and when one fails, the other is ended and not reported.
 * @param {Step[]} steps
 * @param {(text: string | Buffer) => void} tell takes headings and output
 * @returns {Promise<{ failedStep: string | undefined, seconds: string[] }>} the name of the failed step, and how long
 *   each of the others and it took, or why it was not run, in the order of `steps`
 */
export const runSteps = async (steps, tell) => {
  /** @type {Map<string, string>} */
  const taken = new Map()
  /** @type {string | undefined} */
  let failedStep

  /** @param {Step} step @param {StepContext} context @param {Buffer[]} [output] what to show when it ends */
  const runStep = async ({ name, missing, run }, context, output) => {
    const started = Date.now()
    if (!output) tell(`\n── ${name}\n`)
    const reason = missing?.()
    if (reason) {
      taken.set(name, `not run: ${reason}`)
      return true
    }
    const isPassed = await run(context)
    if (failedStep) return false // ended because of the other
    if (output) for (const text of [`\n── ${name}\n`, ...output]) tell(text)
    taken.set(name, `${((Date.now() - started) / 1000).toFixed(1)} s`)
    if (!isPassed) failedStep = name
    return isPassed
  }

  /** @param {Step[]} group */
  const runBesideEachOther = async (group) => {
    const waiting = [...group]
    const stop = new AbortController()
    const lane = async () => {
      for (let step = waiting.shift(); step && !failedStep; step = waiting.shift()) {
        /** @type {Buffer[]} */
        const output = []
        const context = {
          write: (/** @type {Buffer} */ chunk) => void output.push(chunk),
          signal: stop.signal,
        }
        if (!(await runStep(step, context, output))) stop.abort()
      }
    }
    await Promise.all(Array.from({ length: AT_ONCE }, lane))
  }

  for (const group of groupsOf(steps)) {
    const [first] = group
    if (group.length > 1) await runBesideEachOther(group)
    else if (first) await runStep(first, {})
    if (failedStep) break
  }
  return {
    failedStep,
    seconds: steps.flatMap(({ name }) => (taken.has(name) ? [`${name}: ${taken.get(name)}`] : [])),
  }
}
