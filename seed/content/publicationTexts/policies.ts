import { flow } from '../../publicationPdf/figures/flow'
import { plinth } from '../../publicationPdf/figures/sections'
import { type PublicationText, list, steps } from '../../publicationPdf/PublicationText'
import { paragraph } from '../paragraph'

export const floodPlains: PublicationText = {
  series: 'Policy Statement 1',
  title: 'Building Where the River Comes',
  subtitle: 'Recommendations to those who decide on settlements, roads and dykes on flood plains',
  edition: 'Adopted for consultation, August 2025',
  issuedOn: '2025-08-11',
  cover: 'plan',
  sections: [
    {
      heading: 'The position',
      blocks: [
        paragraph`
          A large part of South Sudan lies on flood plains. People live there for good reasons: grass, fish,
          soil and water. It is neither possible nor right to keep everyone away from the river, but it is
          possible to build so that a flood is a season and not a disaster. The association recommends that
          every public decision about building on a flood plain be based on a stated flood level and a stated
          risk, and name the engineer responsible for them.
        `,
      ],
    },
    {
      heading: 'Understanding risk',
      blocks: [
        paragraph`
          A flood that occurs once in fifty years on average may occur next year, and the longer a building
          stands, the more likely it is to experience one.
        `,
        {
          kind: 'table',
          caption: 'Table 1. Probability of at least one flood above the design level, 1 – (1 – 1/T)^n.',
          columns: ['Design flood, T', 'in 10 years', 'in 30 years', 'in 50 years'],
          rows: [
            ['20 years', '40 %', '79 %', '92 %'],
            ['50 years', '18 %', '45 %', '64 %'],
            ['100 years', '10 %', '26 %', '39 %'],
            ['200 years', '5 %', '14 %', '22 %'],
          ],
        },
        paragraph`
          Houses should be designed for the 50-year flood, schools and clinics for the 100-year flood,
          hospitals, water works and power stations for the 200-year flood, each with freeboard. Where no
          level is known, use the highest flood in living memory plus one metre until it has been determined.
        `,
        {
          kind: 'figure',
          caption: paragraph`
            Figure 1. Floor level depends on three levels: that of an ordinary year, the design flood, and
            the freeboard above it.
          `,
          alt: paragraph`
            A house on an earth plinth. The floor lies a freeboard above the design flood level, which lies
            above the level of an ordinary year.
          `,
          height: 152,
          draw: plinth,
        },
      ],
    },
    {
      heading: 'What we ask',
      blocks: [
        steps(
          paragraph`
            Flood marks: every county records and levels at least ten marks of each flood, on structures that
            will still stand in thirty years.
          `,
          paragraph`
            Gauges: the stations on the White Nile, the Sobat, the Jur and the Lol are read daily, and the
            readings are published.
          `,
          paragraph`
            Dykes: no dyke is built without drainage for rainwater behind it and a named body responsible for
            maintaining it.
          `,
          paragraph`
            Roads: every embankment across a flood plain is checked for its effect on water levels, upstream
            and downstream.
          `,
          'Schools first: a school on a raised plinth is also a refuge, and should have priority for funding.',
        ),
      ],
    },
    {
      heading: 'What we offer',
      blocks: [
        paragraph`
          Members of the association will, free of charge, train county staff in levelling flood marks, and
          review one drainage plan a year in each region. Please use the contact form on our website.
        `,
        list(
          'Statement prepared by the Division of Water Resources and Environmental Engineering.',
          'Consultation: comments are welcome until the inaugural national conference and will be answered in writing.',
        ),
      ],
    },
  ],
}

export const register: PublicationText = {
  series: 'Policy Statement 2',
  title: 'A Public Register of Engineers',
  subtitle: 'Licensing that protects the public and is within reach of young engineers',
  edition: 'Adopted for consultation, October 2025',
  issuedOn: '2025-10-06',
  cover: 'bridge',
  sections: [
    {
      heading: 'The position',
      blocks: [
        paragraph`
          Everyone who crosses a bridge trusts an engineer they will never meet. The public has a right to
          know who that engineer is, and that he or she has been assessed, is insured or backed by an
          employer, and can be held to account. The association supports a public register of engineers, kept
          under the law, open to everyone who meets the standard, wherever they studied.
        `,
        paragraph`
          Membership of the association and registration are separate. We are a learned society: we teach,
          publish, debate and support. Registration is a matter for the state. We offer our help and do not
          ask to run it.
        `,
      ],
    },
    {
      heading: 'Principles',
      blocks: [
        list(
          'One standard: competence demonstrated in practice, not years of service or nationality.',
          'Open: the register is public and free to search, and shows each engineer’s field and date of entry.',
          'Fair: decisions are made within ninety days, with reasons, and can be appealed.',
          'Affordable: the fee is no more than a graduate earns in a week.',
          'Current: entries last five years and are renewed on evidence of continuing professional development.',
          'Transparent: the register shows suspensions as clearly as entries.',
        ),
      ],
    },
    {
      heading: 'The route to registration',
      blocks: [
        {
          kind: 'figure',
          caption: 'Figure 1. From graduate to registered engineer, three to five years.',
          alt: 'Five steps in a row: degree, supervised practice, report of work, interview, public register.',
          height: 78,
          draw: flow([
            { name: 'Degree', detail: 'recognised course' },
            { name: 'Practice', detail: '3 years, with a mentor' },
            { name: 'Report', detail: 'own work, 4,000 words' },
            { name: 'Interview', detail: 'two peers, one hour' },
            { name: 'Register', detail: 'public, five years' },
          ]),
        },
        {
          kind: 'table',
          caption: 'Table 1. Signing authority: proposal for consultation.',
          columns: ['Work', 'Registered technician', 'Registered engineer', 'Two engineers'],
          widths: [5, 3, 3, 2],
          rows: [
            ['House of one storey', 'yes', 'yes', ''],
            ['Building of two or three storeys', '', 'yes', ''],
            ['Hall, school, clinic', '', 'yes', ''],
            ['Bridge above 10 m, dam, tower', '', '', 'yes'],
          ],
        },
        paragraph`
          Engineers trained abroad attend the same interview. Engineers who have practised for many years
          without a degree, as many did during the war, may submit a portfolio of work instead.
        `,
      ],
    },
    {
      heading: 'What we ask of clients',
      blocks: [
        paragraph`
          Ministries, agencies and donors can act before legislation is passed. We ask them to name the
          responsible engineer on every drawing and site board, and to require notice in every contract before
          that person is replaced.
        `,
      ],
    },
  ],
}
