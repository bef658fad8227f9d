import { describe, expect, it } from 'vitest'
import { htmlToText, toStoredText } from '../../../../../domain/messaging/mailbox/parseMail'

describe('the text of an HTML mail', () => {
  it('has its words, with line ends and list items, and nothing of its markup', () => {
    const html =
      '<head><title>No</title></head><!-- no --><p class="a">Dear&nbsp;Deng,</p><ul><li id="1">Roads &amp; bridges</li></ul><script>no()</script><br/>Ayen &lt;3'
    expect(toStoredText(htmlToText(html), 1000)).toBe('Dear Deng,\n- Roads & bridges\n\nAyen <3')
  })

  // with a pattern that looks for the end of each tag in the whole mail, these take minutes
  it.each([
    ['tags that never end', '<br'],
    ['list items that never end', '<li'],
    ['comments that never end', '<!--'],
    ['scripts that never end', '<script>'],
    ['brackets', '<'],
  ])('is read at once where the mail consists of %s', (_, part) => {
    expect(htmlToText(part.repeat(60_000))).not.toContain('<')
  })
})

describe('a text as it is stored', () => {
  it('has no spaces at the ends of lines, no control characters, and three line ends in a row at most', () => {
    expect(toStoredText('One \t\r\nTwo\u0007\n\n\n\n\nThree  ', 100)).toBe('One\nTwo\n\n\nThree')
  })

  it('is bounded, and read at once where it consists of spaces', () => {
    expect(toStoredText('x'.repeat(50), 20)).toHaveLength(20)
    expect(toStoredText(`a${' '.repeat(400_000)}b`, 200_000)).toBe('a')
  })
})
