import { describe, expect, it } from 'vitest'
import { PLAIN_FORMS, plainFormNamed } from '../../../../platform/plainForm.schema'
import { noticeOf } from '../../../../frontend/lib/messages/noticeMessages'
import { keysOf } from '../../../../platform/records.schema'
import { pageOfForm, plainFormOf } from '../../../../server/site/plainFormOf'

const formOf = (path: string, method = 'POST') => plainFormOf({ method }, new URL(path, 'http://localhost'))

describe('a form that is posted to a page', () => {
  it('goes to the endpoint of its name', () => {
    expect(formOf('/contact?send=contact')).toEqual({
      name: 'contact',
      path: '/api/contact-messages',
      method: 'POST',
    })
    expect(formOf('/events/site-visit?event=6a1f&send=cancel-registration')).toEqual({
      name: 'cancel-registration',
      path: '/api/events/6a1f/registration',
      method: 'DELETE',
    })
  })

  it.each([
    '/contact?send=donation',
    '/contact?send=toString',
    '/contact',
    '/events?send=register&event=6a1f',
    '/events/?send=register&event=6a1f',
    '/events/site-visit/more?send=register&event=6a1f',
    '/events/site-visit?send=register',
    '/events/site-visit?send=register&event=..',
    '/events/site-visit?send=register&event=6a1f%2F..%2Fusers',
  ])('goes nowhere from %s', (path) => {
    expect(formOf(path)).toBeUndefined()
  })

  it('is posted, not asked for', () => {
    expect(formOf('/contact?send=contact', 'GET')).toBeUndefined()
  })

  it('leads back to its page as it was', () => {
    const url = new URL('http://localhost/events/site-visit?event=6a1f&lang=en&send=register')
    expect(pageOfForm(url, 'register')).toBe('/events/site-visit?lang=en')
  })

  it('tells a visitor with a notice that there is why it needs an account', () => {
    for (const name of keysOf(PLAIN_FORMS)) {
      const { signInNotice } = plainFormNamed(name)
      if (signInNotice) expect(noticeOf(signInNotice), name).toBeDefined()
    }
  })
})
