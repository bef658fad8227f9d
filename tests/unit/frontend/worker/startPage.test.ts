import { expect, it } from 'vitest'
import { filesOf, ownFilesOf } from '../../../../frontend/worker/startPage'

it('the files of the start page are its scripts and styles, each once', () => {
  const html =
    '<link rel="stylesheet" href="/assets/entry-CQ.css"><script src="/assets/start-C9.js"></script><script data-files="/assets/a_b.js /assets/start-C9.js"></script><img src="/api/media/file/a.png"><use href="/assets/drawings-1.svg#x"/>'
  expect(filesOf(html)).toEqual(['/assets/entry-CQ.css', '/assets/start-C9.js', '/assets/a_b.js'])
})

it('without the application it needs those that the document loads itself', () => {
  const html =
    '<link rel="stylesheet" href="/assets/print-C7.css" media="print"/><script type="module" src="/assets/start-C9.js" data-files="/assets/a_b.js /assets/entry-1.js" data-styles="/assets/entry-CQ.css"></script><script type="application/json">{"styles":["/assets/entry-CQ.css"]}</script>'
  expect(ownFilesOf(html)).toEqual(['/assets/print-C7.css', '/assets/start-C9.js'])
})
