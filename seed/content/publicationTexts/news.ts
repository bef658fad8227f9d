import { schedule } from '../../publicationPdf/figures/flow'
import { type PublicationText, list } from '../../publicationPdf/PublicationText'
import { paragraph } from '../paragraph'

export const chaptersForming: PublicationText = {
  series: 'News release',
  title: 'Three Regional Chapters Are Forming',
  subtitle:
    'Engineers in Malakal, Juba and Wau are invited to found the chapters of Upper Nile, Equatoria and Bahr el Ghazal',
  edition: 'For release on 5 May 2025',
  issuedOn: '2025-05-05',
  cover: 'plan',
  sections: [
    {
      heading: 'Announcement',
      blocks: [
        paragraph`
          JUBA. The Association of Civil Engineers in South Sudan has begun to form three regional chapters.
          They will bring the association closer to the places where roads, wells and schools are built, and
          give engineers outside the capital a place to meet, learn and be heard.
        `,
        paragraph`
          Each chapter begins with a founding meeting of at least ten members of any grade. The meeting elects
          a chapter lead, a secretary and a treasurer for two years. Until then, a volunteer named by the
          association answers the chapter’s mailbox.
        `,
        {
          kind: 'table',
          caption: 'Table 1. The three chapters.',
          columns: ['Chapter', 'Seat', 'States', 'Status'],
          widths: [3, 2, 6, 2],
          rows: [
            ['Upper Nile', 'Malakal', 'Upper Nile, Jonglei, Unity', 'Founding members wanted'],
            ['Equatoria', 'Juba', 'Central, Eastern and Western Equatoria', 'Founding members wanted'],
            [
              'Bahr el Ghazal',
              'Wau',
              'Western and Northern Bahr el Ghazal, Warrap, Lakes',
              'Founding members wanted',
            ],
          ],
        },
      ],
    },
    {
      heading: 'Why regional chapters',
      blocks: [
        paragraph`
          The three regions need different engineering. On the plain of Upper Nile, roads are built on black
          cotton soil and towns lie behind dykes. Equatoria has rock, slopes and the country’s longest paved
          road. In Bahr el Ghazal the ironstone plateau meets the flood plains of the Jur and the Lol. No
          standard written in a single office serves all of them well. Chapters will test the association’s
          drafts against local conditions and recommend changes.
        `,
        paragraph`
          Chapters will also look after student chapters at the universities, visit sites with them, and find
          mentors for graduates in their first job.
        `,
      ],
    },
    {
      heading: 'How to take part',
      blocks: [
        list(
          'Members may join the chapter of their region at no additional cost.',
          paragraph`
            Engineers who are not yet members can apply on the association’s site; applications are processed
            in two to three weeks.
          `,
          'Employers are asked to release staff for the founding meeting, which takes half a day.',
          'To propose a further chapter, write to the association through its contact form.',
        ),
        'Media enquiries: please use the contact form on the association’s website.',
      ],
    },
  ],
}

export const callForPapers: PublicationText = {
  series: 'News release',
  title: 'Call for Papers: Inaugural National Conference',
  subtitle: 'The association invites papers, posters and site reports. The date will be announced',
  edition: 'For release on 1 September 2025',
  issuedOn: '2025-09-01',
  cover: 'bridge',
  sections: [
    {
      heading: 'The conference',
      blocks: [
        paragraph`
          JUBA. The Association of Civil Engineers in South Sudan is preparing its inaugural national
          conference. The conference will be held in Juba, with two days of papers and one of site visits, and
          will open with the association’s first general assembly, which elects the executive. The date is to
          be announced. Papers may be submitted from now.
        `,
      ],
    },
    {
      heading: 'Topics',
      blocks: [
        paragraph`
          We want to hear from practitioners. A four-page report on a failed culvert, with photographs and an
          honest account of the cause, is as welcome as research. Papers may address the subject of any of the
          eight divisions, and in particular:
        `,
        list(
          'roads and airstrips on expansive clay, with measured behaviour after at least one wet season',
          'flood protection of towns along the White Nile and the Sobat: dykes, pumping, drainage behind the dyke',
          'water supply for returning communities',
          'concrete, brick and stabilised earth with local materials, with test results',
          'bridges: inspection, repair and flood damage',
          'contracts, prices and payment: what makes small contractors succeed',
          'teaching civil engineering with limited resources',
        ),
      ],
    },
    {
      heading: 'Timetable',
      blocks: [
        {
          kind: 'figure',
          caption: paragraph`
            Figure 1. Weeks before the conference. Calendar dates will follow once the conference date has
            been announced.
          `,
          alt: paragraph`
            Bar chart: abstracts from week 28 to 20, review to week 16, full papers to week 8, registration
            from week 16 to the conference.
          `,
          height: 128,
          draw: schedule(
            ['28', '24', '20', '16', '12', '8', '4'],
            [
              { name: 'Abstracts, 300 words', from: 0, to: 2 },
              { name: 'Review by two members', from: 2, to: 3 },
              { name: 'Full papers, up to 8 pages', from: 3, to: 5 },
              { name: 'Registration', from: 3, to: 7 },
              { name: 'Proceedings printed', from: 5, to: 7 },
            ],
          ),
        },
        paragraph`
          Papers must be written in English and may be presented in English or Arabic. Each is reviewed by two
          members, one from outside the author’s organisation. Authors retain copyright; the association
          prints the paper and publishes it on its website.
        `,
        'Students present free of charge. Speakers from outside Juba can stay with members if they wish.',
      ],
    },
  ],
}
