import { expect, it } from 'vitest'
import { changesSession } from '../../../../frontend/worker/changesSession'

const changes = (method: string, path: string): boolean =>
  changesSession(new URL(path, 'https://ace.example.org'), method)

it.each([
  ['POST', '/api/users/login'],
  ['POST', '/api/users/login/factor'],
  ['POST', '/api/users/logout'],
  ['POST', '/api/users/sign-out'],
  ['POST', '/api/users/leave'],
  ['POST', '/api/users/confirm'],
  ['POST', '/auth?send=sign-in'],
  ['GET', '/api/users/sso?from=/profile'],
  ['GET', '/api/users/sso/callback?code=1'],
])('%s %s may change who is signed in', (method, path) => {
  expect(changes(method, path)).toBe(true)
})

it.each([
  ['GET', '/auth'],
  ['GET', '/api/users/me'],
  ['GET', '/api/users/sso/ways'],
  ['POST', '/api/users/refresh-token'],
  ['POST', '/api/events/1/registration'],
  ['PATCH', '/api/profiles/1'],
])('%s %s changes nothing about that', (method, path) => {
  expect(changes(method, path)).toBe(false)
})
