import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { findMongod } from '../../../scripts/cluster/findMongod.mjs'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'ace-mongod-'))
})
afterEach(() => rmSync(folder, { recursive: true }))

const program = (...parts: string[]): string => {
  const file = path.join(folder, ...parts)
  mkdirSync(path.dirname(file), { recursive: true })
  writeFileSync(file, '#!/bin/sh\n', { mode: 0o755 })
  return file
}

it('takes what the variable names before what is on the path', () => {
  const named = program('named', 'mongod-8')
  program('bin', 'mongod')
  expect(findMongod({ MONGOMS_SYSTEM_BINARY: named, PATH: path.join(folder, 'bin') })).toBe(named)
})

it('takes the first program on the path, and nothing that cannot be run', () => {
  writeFileSync(path.join(folder, 'mongod'), 'no program', { mode: 0o644 })
  mkdirSync(path.join(folder, 'folder', 'mongod'), { recursive: true })
  const found = program('bin', 'mongod')
  const folders = [folder, path.join(folder, 'folder'), path.join(folder, 'bin')]
  expect(findMongod({ PATH: folders.join(path.delimiter) })).toBe(found)
})

it('finds none on a machine without a server, and refuses a variable that is wrong', () => {
  expect(findMongod({ PATH: folder })).toBeUndefined()
  const wrong = path.join(folder, 'missing')
  expect(() => findMongod({ MONGOMS_SYSTEM_BINARY: wrong, PATH: folder })).toThrow('names no program')
})
