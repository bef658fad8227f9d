import { RscEntryLexicalCell as RscEntryLexicalCell_44fe37237e0ebf4470c9990d8cb7b07e } from '@payloadcms/richtext-lexical/rsc'
import { RscEntryLexicalField as RscEntryLexicalField_44fe37237e0ebf4470c9990d8cb7b07e } from '@payloadcms/richtext-lexical/rsc'
import { LexicalDiffComponent as LexicalDiffComponent_44fe37237e0ebf4470c9990d8cb7b07e } from '@payloadcms/richtext-lexical/rsc'
import { FixedToolbarFeatureClient as FixedToolbarFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { BlockquoteFeatureClient as BlockquoteFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { LinkFeatureClient as LinkFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { UnorderedListFeatureClient as UnorderedListFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { OrderedListFeatureClient as OrderedListFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { BoldFeatureClient as BoldFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { ItalicFeatureClient as ItalicFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { HeadingFeatureClient as HeadingFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { ParagraphFeatureClient as ParagraphFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { UsedIn as UsedIn_b73f254dbcce5dc2a1f237568d81e97b } from '../../app/(payload)/trash/UsedIn'
import { JubaDateCell as JubaDateCell_a63caa6097c0910751d61321f4361432 } from '../../app/(payload)/dates/JubaDateCell'
import { JubaDateField as JubaDateField_8cc84242d417e15aea47ca7969e00d43 } from '../../app/(payload)/dates/JubaDateField'
import { TrashNote as TrashNote_edb43384afaef241a91be00edc5582d1 } from '../../app/(payload)/trash/TrashNote'
import { KeepUnsaved as KeepUnsaved_ae04275a48e1b8649e8a0c819db16762 } from '../../app/(payload)/edits/KeepUnsaved'
import { AmountField as AmountField_1b8b9e993c0bba6603ec0850f61959e0 } from '../../app/(payload)/money/AmountField'
import { RecordLink as RecordLink_6b8cf4fc83badcb22c5cfd8945a83a51 } from '../../app/(payload)/dashboard/RecordLink'
import { FileSizeCell as FileSizeCell_ee5afe5a192e57078f763506d47cd6dd } from '../../app/(payload)/words/FileSizeCell'
import { FileSizeField as FileSizeField_2163f3b97a394127a3a8ba28451f94b1 } from '../../app/(payload)/words/FileSizeField'
import { WordsCell as WordsCell_de16f8eb7a400ac7edc0eebd06469be4 } from '../../app/(payload)/words/WordsCell'
import { WordsField as WordsField_a43ba6bc9e66667b773cc622f4291351 } from '../../app/(payload)/words/WordsField'
import { MembershipFilters as MembershipFilters_045e1992fb517ce331959b25ea66442a } from '../../app/(payload)/memberships/MembershipFilters'
import { RenewalExport as RenewalExport_333370a1462ceb97d67eded094986a1c } from '../../app/(payload)/memberships/RenewalExport'
import { CentsCell as CentsCell_ed9024d4049227f57fb9a15f936af2d0 } from '../../app/(payload)/donations/CentsCell'
import { CentsField as CentsField_14285db272e5fd42571e58ded87da675 } from '../../app/(payload)/donations/CentsField'
import { StatusCell as StatusCell_b2cd4846e4d374ee56ae80602158499b } from '../../app/(payload)/donations/StatusCell'
import { ReceiptLink as ReceiptLink_6007b903bd29f2f51ade39703962294f } from '../../app/(payload)/donations/ReceiptLink'
import { DonationTotals as DonationTotals_dc00d29ac9238c6850af9f33f004c322 } from '../../app/(payload)/donations/DonationTotals'
import { MoneyCell as MoneyCell_f73a645159c6f79faa35ed91c57cd76b } from '../../app/(payload)/money/MoneyCell'
import { MoneyField as MoneyField_bcd48f8d459c14908df764525bc65ebe } from '../../app/(payload)/money/MoneyField'
import { ResolveReport as ResolveReport_1ccbd983281c58975f0c7d2475a1791e } from '../../app/(payload)/reports/ResolveReport'
import { OutboxMail as OutboxMail_84b28189bc8313c3a2fb1a81e815501e } from '../../app/(payload)/outbox/OutboxMail'
import { AuditChanges as AuditChanges_ea7cc1c794eba50d67c4f9c335634538 } from '../../app/(payload)/audit/AuditChanges'
import { Icon as Icon_5bf9679ff2cbcdbd1427d0a04916b09f } from '../../app/(payload)/branding/Icon'
import { Logo as Logo_33c1c8df4ed030cb311adabd1bfbce11 } from '../../app/(payload)/branding/Logo'
import { SecurityNotices as SecurityNotices_126a212eb8e380adc6b3f4cd37b80e5e } from '../../app/(payload)/audit/SecurityNotices'
import { NavigationStart as NavigationStart_b95f97c3082702f8645b0b8a8a204141 } from '../../app/(payload)/navigation/NavigationStart'
import { DashboardLink as DashboardLink_3f16c24853c15a5399d11b67016a16c3 } from '../../app/(payload)/dashboard/DashboardLink'
import { ProofProvider as ProofProvider_23942219905a076e063c1f316e8a6f68 } from '../../app/(payload)/proof/ProofProvider'
import { VersionConflicts as VersionConflicts_81c967ecebaa9bd86b85a99644c8f974 } from '../../app/(payload)/edits/VersionConflicts'
import { DeletionQuestions as DeletionQuestions_935aa11199050bc723baa71b3f7d8edb } from '../../app/(payload)/trash/DeletionQuestions'
import { CollectionCards as CollectionCards_f9c02e79a4aed9a3924487c0cd4cafb1 } from '@payloadcms/next/rsc'

/** @type import('payload').ImportMap */
export const importMap = {
  "@payloadcms/richtext-lexical/rsc#RscEntryLexicalCell": RscEntryLexicalCell_44fe37237e0ebf4470c9990d8cb7b07e,
  "@payloadcms/richtext-lexical/rsc#RscEntryLexicalField": RscEntryLexicalField_44fe37237e0ebf4470c9990d8cb7b07e,
  "@payloadcms/richtext-lexical/rsc#LexicalDiffComponent": LexicalDiffComponent_44fe37237e0ebf4470c9990d8cb7b07e,
  "@payloadcms/richtext-lexical/client#FixedToolbarFeatureClient": FixedToolbarFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#BlockquoteFeatureClient": BlockquoteFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#LinkFeatureClient": LinkFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#UnorderedListFeatureClient": UnorderedListFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#OrderedListFeatureClient": OrderedListFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#BoldFeatureClient": BoldFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#ItalicFeatureClient": ItalicFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#HeadingFeatureClient": HeadingFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#ParagraphFeatureClient": ParagraphFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "/app/(payload)/trash/UsedIn#UsedIn": UsedIn_b73f254dbcce5dc2a1f237568d81e97b,
  "/app/(payload)/dates/JubaDateCell#JubaDateCell": JubaDateCell_a63caa6097c0910751d61321f4361432,
  "/app/(payload)/dates/JubaDateField#JubaDateField": JubaDateField_8cc84242d417e15aea47ca7969e00d43,
  "/app/(payload)/trash/TrashNote#TrashNote": TrashNote_edb43384afaef241a91be00edc5582d1,
  "/app/(payload)/edits/KeepUnsaved#KeepUnsaved": KeepUnsaved_ae04275a48e1b8649e8a0c819db16762,
  "/app/(payload)/money/AmountField#AmountField": AmountField_1b8b9e993c0bba6603ec0850f61959e0,
  "/app/(payload)/dashboard/RecordLink#RecordLink": RecordLink_6b8cf4fc83badcb22c5cfd8945a83a51,
  "/app/(payload)/words/FileSizeCell#FileSizeCell": FileSizeCell_ee5afe5a192e57078f763506d47cd6dd,
  "/app/(payload)/words/FileSizeField#FileSizeField": FileSizeField_2163f3b97a394127a3a8ba28451f94b1,
  "/app/(payload)/words/WordsCell#WordsCell": WordsCell_de16f8eb7a400ac7edc0eebd06469be4,
  "/app/(payload)/words/WordsField#WordsField": WordsField_a43ba6bc9e66667b773cc622f4291351,
  "/app/(payload)/memberships/MembershipFilters#MembershipFilters": MembershipFilters_045e1992fb517ce331959b25ea66442a,
  "/app/(payload)/memberships/RenewalExport#RenewalExport": RenewalExport_333370a1462ceb97d67eded094986a1c,
  "/app/(payload)/donations/CentsCell#CentsCell": CentsCell_ed9024d4049227f57fb9a15f936af2d0,
  "/app/(payload)/donations/CentsField#CentsField": CentsField_14285db272e5fd42571e58ded87da675,
  "/app/(payload)/donations/StatusCell#StatusCell": StatusCell_b2cd4846e4d374ee56ae80602158499b,
  "/app/(payload)/donations/ReceiptLink#ReceiptLink": ReceiptLink_6007b903bd29f2f51ade39703962294f,
  "/app/(payload)/donations/DonationTotals#DonationTotals": DonationTotals_dc00d29ac9238c6850af9f33f004c322,
  "/app/(payload)/money/MoneyCell#MoneyCell": MoneyCell_f73a645159c6f79faa35ed91c57cd76b,
  "/app/(payload)/money/MoneyField#MoneyField": MoneyField_bcd48f8d459c14908df764525bc65ebe,
  "/app/(payload)/reports/ResolveReport#ResolveReport": ResolveReport_1ccbd983281c58975f0c7d2475a1791e,
  "/app/(payload)/outbox/OutboxMail#OutboxMail": OutboxMail_84b28189bc8313c3a2fb1a81e815501e,
  "/app/(payload)/audit/AuditChanges#AuditChanges": AuditChanges_ea7cc1c794eba50d67c4f9c335634538,
  "/app/(payload)/branding/Icon#Icon": Icon_5bf9679ff2cbcdbd1427d0a04916b09f,
  "/app/(payload)/branding/Logo#Logo": Logo_33c1c8df4ed030cb311adabd1bfbce11,
  "/app/(payload)/audit/SecurityNotices#SecurityNotices": SecurityNotices_126a212eb8e380adc6b3f4cd37b80e5e,
  "/app/(payload)/navigation/NavigationStart#NavigationStart": NavigationStart_b95f97c3082702f8645b0b8a8a204141,
  "/app/(payload)/dashboard/DashboardLink#DashboardLink": DashboardLink_3f16c24853c15a5399d11b67016a16c3,
  "/app/(payload)/proof/ProofProvider#ProofProvider": ProofProvider_23942219905a076e063c1f316e8a6f68,
  "/app/(payload)/edits/VersionConflicts#VersionConflicts": VersionConflicts_81c967ecebaa9bd86b85a99644c8f974,
  "/app/(payload)/trash/DeletionQuestions#DeletionQuestions": DeletionQuestions_935aa11199050bc723baa71b3f7d8edb,
  "@payloadcms/next/rsc#CollectionCards": CollectionCards_f9c02e79a4aed9a3924487c0cd4cafb1
}
