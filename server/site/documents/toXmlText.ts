/** Characters that XML 1.0 cannot hold, escaped or not, and halves of characters. */

const FORBIDDEN =
  /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]|[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/g

/** A text as an XML document can hold it; escaping is the writer's. */
export const toXmlText = (text: string): string => text.replace(FORBIDDEN, '')
