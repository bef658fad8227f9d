import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { readFile, readdir } from 'node:fs/promises'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { isAlive } from '../../../../server/database/embedded/processIdentity'
import {
  WITHIN_10_S,
  connect,
  dataDir,
  identityOf,
  messages,
  setUpDataDir,
  socketFolderOf,
  start,
  startInOtherProcess,
} from '../../../helpers/embeddedEngines'

setUpDataDir()

describe('a parent that is killed', () => {
  it('ends its engine, which closes cleanly, and the folder can be used again', async () => {
    const { parent, said } = await startInOtherProcess()
    const client = connect(said.uri)
    await client.db().collection('things').insertOne({ n: 1 })
    const engine = await identityOf(said.enginePid)
    parent.kill('SIGKILL')
    await once(parent, 'exit')
    await expect.poll(() => isAlive(engine), WITHIN_10_S).toBe(false)
    expect(await readFile(path.join(dataDir, 'mongod.lock'), 'utf8')).toBe('')
    expect(existsSync(socketFolderOf(said.uri))).toBe(false)

    const mongo = await start()
    expect(await connect(mongo.uri('test')).db().collection('things').countDocuments()).toBe(1)
    expect(messages()).toContain('taking over the data folder of a process that was killed')
    expect(messages()).not.toContain('checked the collections after an unclean end')
  })

  it('can be replaced at once: the next one waits for the engine that is still closing', async () => {
    const { parent, said } = await startInOtherProcess()
    const engine = await identityOf(said.enginePid)
    parent.kill('SIGKILL')
    await once(parent, 'exit')
    const mongo = await start()
    expect(await isAlive(engine)).toBe(false)
    expect(mongo.isReady).toBe(true)
  })

  it('killed together with its engine leaves a lock and a socket, which the next start removes', async () => {
    const { parent, said } = await startInOtherProcess()
    await connect(said.uri).db('test').collection('things').insertOne({ n: 1 })
    process.kill(said.enginePid, 'SIGKILL')
    parent.kill('SIGKILL')
    await once(parent, 'exit')
    const mongo = await start()
    expect(existsSync(socketFolderOf(said.uri))).toBe(false)
    expect(await connect(mongo.uri('test')).db().collection('things').countDocuments()).toBe(1)
    expect(await readdir(path.join(dataDir, 'lock'))).toHaveLength(1)
  })

  it('is replaced by exactly one of several processes that start at once', async () => {
    const first = await startInOtherProcess()
    first.parent.kill('SIGKILL')
    await once(first.parent, 'exit')
    const started = await Promise.all([startInOtherProcess(), startInOtherProcess(), startInOtherProcess()])
    const errors = started.flatMap(({ said }) => said.error ?? [])
    expect(errors).toHaveLength(2)
    for (const error of errors) expect(error).toContain('is in use by process')
  })
})
