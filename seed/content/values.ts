/** What the association is for, said in one place for the home page and for /about/mission. */
export const MISSION =
  'We set the standard for civil engineering practice in South Sudan and stand behind the people who meet it. We bring engineers of all grades together, test what we know on our own soils and rivers, publish it, teach it, and speak for safe and lasting works where decisions are made.'

export const VISION =
  'A country joined by roads that stay open in the rains, with clean water in every settlement, towns above the flood, and buildings that are safe to learn, heal and live in, planned and built by engineers the public can trust.'

export const VALUES = [
  {
    title: 'Professional Excellence and Integrity',
    text: 'Work that can be checked, by people who sign for it. We state what we know, what we have measured and what we have assumed, and we refuse what we are not competent to do.',
  },
  {
    title: 'Innovation and Sustainability',
    text: 'Local materials, long lives, honest costs. A work is good when those who inherit it can keep it with what they have.',
  },
  {
    title: 'Public Safety and Welfare',
    text: 'The public comes before the client, the employer and the deadline. Nobody should have to trust a bridge more than it deserves.',
  },
  {
    title: 'Collaboration and Knowledge Sharing',
    text: 'What one site learns, all should know, failures included. We share drawings, test results and time, across regions, generations and disciplines.',
  },
]
