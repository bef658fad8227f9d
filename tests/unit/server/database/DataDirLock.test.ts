import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { DataDirInUseError } from '../../../../server/database/embedded/DataDirInUseError'
import { DataDirLock, type Claim } from '../../../../server/database/embedded/DataDirLock'
import {
  isAlive,
  processIdentity,
  startInStat,
  type ProcessIdentity,
} from '../../../../server/database/embedded/processIdentity'
import { required } from '../../../helpers/required'

let dataDir: string
let children: ChildProcess[]
beforeEach(async () => {
  dataDir = await mkdtemp(path.join(os.tmpdir(), 'ace-lock-'))
  children = []
})
afterEach(async () => {
  for (const child of children) await end(child)
  await rm(dataDir, { recursive: true })
})

const startChild = async (): Promise<{ child: ChildProcess; identity: ProcessIdentity }> => {
  const child = spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)'], { stdio: 'ignore' })
  children.push(child)
  await once(child, 'spawn')
  const identity = await processIdentity(required(child.pid))
  return { child, identity: required(identity) }
}

const end = async (child: ChildProcess): Promise<void> => {
  if (child.exitCode !== null || child.signalCode !== null) return
  child.kill('SIGKILL')
  await once(child, 'exit')
}

const deadProcess = async (): Promise<ProcessIdentity> => {
  const { child, identity } = await startChild()
  await end(child)
  return identity
}

const leave = async (name: string, claim: Claim | string): Promise<void> => {
  await mkdir(path.join(dataDir, 'lock'), { recursive: true })
  await writeFile(path.join(dataDir, 'lock', name), typeof claim === 'string' ? claim : JSON.stringify(claim))
}

const claims = (): Promise<string[]> => readdir(path.join(dataDir, 'lock'))

describe('processIdentity', () => {
  it('distinguishes a living process, a dead one and a later one with the same number', async () => {
    const { child, identity } = await startChild()
    expect(await isAlive(identity)).toBe(true)
    expect(await isAlive({ ...identity, startedAt: 'another boot:1' })).toBe(false)
    await end(child)
    expect(await isAlive(identity)).toBe(false)
    expect(await processIdentity(identity.pid)).toBeUndefined()
  })

  it('reads a stat line with any program name, and treats a zombie as dead', () => {
    const rest = ' 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16 17 18 4711 20 21'
    expect(startInStat(`12 (a) b) S${rest}`)).toBe('4711')
    expect(startInStat(`12 (node) Z${rest}`)).toBeUndefined()
  })
})

describe('DataDirLock', () => {
  it('is held by one process at a time, and names its holder and what to do', async () => {
    const lock = await DataDirLock.acquire(dataDir)
    const second = DataDirLock.acquire(dataDir)
    await expect(second).rejects.toThrow(DataDirInUseError)
    await expect(second).rejects.toThrow(
      new RegExp(`${dataDir} is in use by this process \\(${process.pid}\\).*Stop that first.*DATABASE_URI`),
    )
    expect(await claims()).toEqual([lock.name])
    await lock.release()
    await (await DataDirLock.acquire(dataDir)).release()
    expect(await claims()).toEqual([])
  })

  it('refuses a folder that another living process holds, even one whose name sorts later', async () => {
    const { identity } = await startChild()
    await leave('zz.json', { state: 'held', owner: identity })
    await expect(DataDirLock.acquire(dataDir)).rejects.toMatchObject({
      code: 'DATA_DIR_IN_USE',
      pid: identity.pid,
      dataDir,
    })
    expect(await claims()).toEqual(['zz.json'])
  })

  it('takes over from dead processes and returns their claims for removal', async () => {
    const dead: Claim = {
      state: 'held',
      owner: await deadProcess(),
      engine: await deadProcess(),
      socketFolder: '/tmp/ace-db-abcdef',
    }
    const reused: Claim = { state: 'held', owner: { pid: process.pid, startedAt: 'another boot:1' } }
    await leave('a.json', dead)
    await leave('b.json', reused)
    await leave('c.json', '{"state":"he') // a power cut
    const cleared: Claim[] = []
    const lock = await DataDirLock.acquire(dataDir, {
      clear: (claim) => {
        cleared.push(claim)
        return Promise.resolve()
      },
    })
    expect(cleared).toEqual(expect.arrayContaining([dead, reused]))
    expect(await claims()).toEqual([lock.name])
    await lock.release()
  })

  it('waits for the engine of a killed process to end', async () => {
    const { child, identity } = await startChild()
    await leave('a.json', { state: 'held', owner: await deadProcess(), engine: identity })
    let isEnded = false
    const acquiring = DataDirLock.acquire(dataDir).then((lock) => {
      expect(isEnded).toBe(true)
      return lock
    })
    // its own claim is beside the old one: it checks, and waits
    await expect.poll(claims).toHaveLength(2)
    isEnded = true
    await end(child)
    await (await acquiring).release()
  })

  it('names that engine when it does not end', async () => {
    const { identity } = await startChild()
    await leave('a.json', { state: 'held', owner: await deadProcess(), engine: identity })
    await expect(DataDirLock.acquire(dataDir, { orphanWaitMs: 50 })).rejects.toMatchObject({
      pid: identity.pid,
    })
  })

  it('is acquired by exactly one of many processes that start at once', async () => {
    const owner = await deadProcess()
    for (let round = 0; round < 20; round += 1) {
      await leave('stale.json', { state: 'held', owner })
      const results = await Promise.allSettled(Array.from({ length: 8 }, () => DataDirLock.acquire(dataDir)))
      const winners = results.flatMap((result) => (result.status === 'fulfilled' ? [result.value] : []))
      const losers = results.flatMap((result) =>
        result.status === 'rejected' ? [result.reason as unknown] : [],
      )
      expect(winners).toHaveLength(1)
      for (const error of losers) expect(error).toBeInstanceOf(DataDirInUseError)
      await winners[0]?.release()
      expect(await claims()).toEqual([])
    }
  })
})
