import { describe, expect, test } from 'vitest'
import { createPageStyles } from '../../../../server/site/pageStyles'

const stylesOf = (stylesheet: string, body: string, script?: string): string =>
  createPageStyles(stylesheet, script)([`<html><body>${body}</body></html>`]).text

describe('the styles of a page', () => {
  test('are the rules whose classes and elements are in it, in their order', () => {
    expect(
      stylesOf('.b{top:0}table{top:1px}.a .b{top:2px}.c{top:3px}p{top:4px}', '<p class="b a">text</p>'),
    ).toBe('.b{top:0}.a .b{top:2px}p{top:4px}')
  })

  test('are the same for a document in pieces', () => {
    const styles = createPageStyles('h1{top:0}.a{top:1px}.b{top:2px}.c{top:3px}')
    expect(styles(['<html><body><h1 class="a">', '<p class="c">text</p>', '</h1></body></html>']).text).toBe(
      'h1{top:0}.a{top:1px}.c{top:3px}',
    )
  })

  test('leave out a class whose quote is never closed', () => {
    expect(createPageStyles('.a{top:0}p{top:1px}')(['<p class="a', '<b class="b"></b>']).text).toBe(
      'p{top:1px}',
    )
  })

  test('keep of a list of selectors those that match', () => {
    expect(stylesOf('.a,.b,h1{top:0}', '<p class="b">text</p>')).toBe('.b{top:0}')
  })

  test('keep a rule whose class has an escaped name', () => {
    const css = '.md\\:p-1\\.5{top:0}.\\[\\&\\>a\\]\\:x>a{top:1px}.\\32xl{top:2px}'
    expect(stylesOf(css, '<p class="md:p-1.5 [&amp;&gt;a]:x 2xl"><a>text</a></p>')).toBe(css)
  })

  test('need one of the alternatives of :is, :where and :has, and none of :not', () => {
    const css = [
      '.a:is(.x,.b){top:0}',
      '.a:is(.x,.y){top:1px}',
      '.a:where(h1,.b):not(.x):hover{top:2px}',
      'main:has(form .b) .a{top:3px}',
      '.a:has(:is(.x,.b):checked){top:4px}',
    ]
    expect(stylesOf(css.join(''), '<p class="a b">text</p>')).toBe([css[0], css[2], css[4]].join(''))
  })

  test('keep states: attributes and pseudo-classes may change while the page is open', () => {
    const css =
      ".a[data-open]{top:0}.a:focus-visible{top:1px}[dir='rtl'] .a::before{top:2px}*,::after{top:3px}"
    expect(stylesOf(css, '<p class="a">text</p>')).toBe(css)
  })

  test('leave out conditions and layers without a rule, but not the order of the layers', () => {
    expect(
      stylesOf(
        '@layer a,b;@layer a{@media print{.x{top:0}}}@media (width>=40rem){.a{top:0}}',
        '<p class="a">text</p>',
      ),
    ).toBe('@layer a,b;@media (width>=40rem){.a{top:0}}')
  })

  test('keep how a page follows another', () => {
    const css =
      '@media (prefers-reduced-motion:no-preference){@view-transition{navigation:auto}}::view-transition{top:0}'
    expect(stylesOf(css, '<p>text</p>')).toBe(css)
  })

  test('leave out custom properties, registrations and animations that nothing uses', () => {
    const css =
      '@property --a{inherits:false}@property --b{inherits:false}:root{--a:1px;--b:2px;--c:3px}' +
      '.a{top:var(--a);animation:turn 1s}@keyframes turn{to{top:0}}@keyframes rise{from{top:0}to{top:1px}}'
    expect(stylesOf(css, '<p class="a" style="left:var(--c)">text</p>')).toBe(
      '@property --a{inherits:false}:root{--a:1px;--c:3px;}.a{top:var(--a);animation:turn 1s}@keyframes turn{to{top:0}}',
    )
  })

  test('keep what the script of the page names: it adds elements later', () => {
    expect(stylesOf('.toast{top:0}.other{top:1px}', '<p>text</p>', 'x.className="toast open"')).toBe(
      '.toast{top:0}',
    )
  })
})
