import { expect, it } from 'vitest'
import { leadsBackToSite } from '../../../../frontend/starter/startBackLinks'

const SITE = 'https://ace.example.org'

it.each([
  ['the application changed the page', { idx: 1 }, '', true],
  ['it changed it, on a page from outside', { idx: 2 }, 'https://other.example.org/', true],
  ['a page of this site led here', null, `${SITE}/about/mission`, true],
  ['the same, and the application has been loaded', { idx: 0 }, `${SITE}/`, true],
  ['the address was entered', null, '', false],
  ['another site led here', { idx: 0 }, 'https://other.example.org/', false],
  ['a site with a longer name led here', null, `${SITE}.evil.example.com/`, false],
  ['somebody has just signed in', null, `${SITE}/auth?from=%2Fprofile`, false],
])('a way back, where %s', (_, state, referrer, leads) => {
  expect(leadsBackToSite(state, referrer, SITE)).toBe(leads)
})
