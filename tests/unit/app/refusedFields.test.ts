import type { FormState } from 'payload'
import { expect, it } from 'vitest'
import { type RefusedField, findLost } from '../../../app/(payload)/edits/refusedFields'

const MESSAGE = 'Please select a PDF file'
const form = (file: FormState[string]): FormState => ({
  title: { value: 'Bridges', valid: true },
  file: { value: null, ...file },
})
const pathsOf = (lost: readonly RefusedField[]): string[] => lost.map(({ path }) => path)

it('puts back once what an answer about an older form took away', () => {
  const known = new Map<string, RefusedField>()
  expect(findLost(known, form({ valid: false, errorMessage: MESSAGE }))).toEqual([])
  expect(findLost(known, form({ valid: true, errorMessage: MESSAGE }))).toMatchObject([
    { path: 'file', message: MESSAGE },
  ])
  expect(findLost(known, form({ valid: true, errorMessage: MESSAGE }))).toEqual([])
})

it('puts back what was taken away before it was drawn', () => {
  const lost = findLost(new Map(), form({ valid: true, errorMessage: MESSAGE }))
  expect(lost).toMatchObject([{ path: 'file', message: MESSAGE }])
})

it('leaves a field alone that was changed since, and one that nobody refused', () => {
  const known = new Map<string, RefusedField>()
  findLost(known, form({ valid: false, errorMessage: MESSAGE }))
  expect(pathsOf(findLost(known, form({ value: 'another', valid: true })))).toEqual([])
  expect(findLost(new Map(), form({ valid: true }))).toEqual([])
})
