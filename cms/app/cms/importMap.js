import { SavingNotices as SavingNotices_61738a29a015579f4c1e5ff294707c16 } from '../../../cms/content/panel/saving/SavingNotices'
import { TitleCell as TitleCell_98cec292ebb92467ddf9b38385e29aea } from '../../../cms/content/panel/TitleCell'
import { LinkRowLabel as LinkRowLabel_92c69be879b6ba79b34bd46eb5aa3648 } from '../../../cms/content/panel/LinkRowLabel'
import { PlanPicker as PlanPicker_2bc3ec98f17cd76c1e86ab7037ef7e42 } from '../../../cms/content/panel/PlanPicker'
import { AppPicker as AppPicker_3ea62eee39bfd4063848e71c3ff6b96d } from '../../../cms/content/panel/AppPicker'
import { MomentField as MomentField_9b1fc5ca7d8bda3c4ac9fd651e4e1f2e } from '../../../cms/panel/MomentField'
import { SectionLabel as SectionLabel_8d28b63e8305fc807e4ec83e82b26ad3 } from '../../../cms/content/panel/SectionLabel'
import { RscEntryLexicalCell as RscEntryLexicalCell_44fe37237e0ebf4470c9990d8cb7b07e } from '@payloadcms/richtext-lexical/rsc'
import { RscEntryLexicalField as RscEntryLexicalField_44fe37237e0ebf4470c9990d8cb7b07e } from '@payloadcms/richtext-lexical/rsc'
import { LexicalDiffComponent as LexicalDiffComponent_44fe37237e0ebf4470c9990d8cb7b07e } from '@payloadcms/richtext-lexical/rsc'
import { BlocksFeatureClient as BlocksFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { FigureLabel as FigureLabel_87f5e59ced3b58aed1c877029c93881a } from '../../../cms/content/panel/FigureLabel'
import { UploadFeatureClient as UploadFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { LinkFeatureClient as LinkFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { HorizontalRuleFeatureClient as HorizontalRuleFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { BlockquoteFeatureClient as BlockquoteFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { UnorderedListFeatureClient as UnorderedListFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { OrderedListFeatureClient as OrderedListFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { InlineCodeFeatureClient as InlineCodeFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { StrikethroughFeatureClient as StrikethroughFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { UnderlineFeatureClient as UnderlineFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { BoldFeatureClient as BoldFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { ItalicFeatureClient as ItalicFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { HeadingFeatureClient as HeadingFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { ParagraphFeatureClient as ParagraphFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { InlineToolbarFeatureClient as InlineToolbarFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { FixedToolbarFeatureClient as FixedToolbarFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { OpenInContentScreen as OpenInContentScreen_50f7fbbdf72cb1a34a07f69a0ccce975 } from '../../../cms/content/panel/OpenInContentScreen'
import { SaveState as SaveState_7e45a5f0e12f1f083e0c9e4074d6f1a4 } from '../../../cms/content/panel/saving/SaveState'
import { PublishControls as PublishControls_f946584bd845ae3f24ddd87682a525ed } from '../../../cms/content/panel/saving/PublishControls'
import { UnpublishInContentScreen as UnpublishInContentScreen_50f7fbbdf72cb1a34a07f69a0ccce975 } from '../../../cms/content/panel/OpenInContentScreen'
import { FormNotices as FormNotices_cdd0d2acf073dc806c71d94e7e0c3116 } from '../../../cms/content/panel/saving/FormNotices'
import { NewFileDescription as NewFileDescription_5913331b0d16188a32e77c7ae80e3efe } from '../../../cms/content/panel/NewFileDescription'
import { PictureUses as PictureUses_c15f063341891fd6070247c9ca767fd6 } from '../../../cms/content/panel/late'
import { FormSave as FormSave_154e0152f741d4c372c3e15a083446a7 } from '../../../cms/content/panel/saving/FormSave'
import { CentsCell as CentsCell_ed16c53f8a03aacda5aaedacb207fdeb } from '../../../cms/panel/CentsCell'
import { CentsRead as CentsRead_5bc379f74a7966817865ba221fc6df6b } from '../../../cms/panel/CentsRead'
import { PriceTexts as PriceTexts_c2cb092724f90017baea1c706b60c70c } from '../../../cms/catalog/panel/late'
import { DataEditor as DataEditor_d4de1c3f2c69951d75c977cfa2c325cc } from '../../../cms/panel/late'
import { StoredData as StoredData_7f724e1835fc5d0ef36495d1194363cc } from '../../../cms/panel/StoredData'
import { PriceRowLabel as PriceRowLabel_95f74b9882825a4341b25c66401a36a0 } from '../../../cms/bom/PriceRowLabel'
import { AddressChange as AddressChange_4beb8ef3501d114b61cd379ac23bf609 } from '../../../cms/accounts/panel/late'
import { SignIns as SignIns_4beb8ef3501d114b61cd379ac23bf609 } from '../../../cms/accounts/panel/late'
import { MicroFrontendsLink as MicroFrontendsLink_b987da7c1300f9e8f91b6df45c302083 } from '../../../cms/releases/panel/MicroFrontendsLink'
import { ReleaseActions as ReleaseActions_28015f5691752184609d798b6d27d08c } from '../../../cms/releases/panel/late'
import { SetServerDrawing as SetServerDrawing_28015f5691752184609d798b6d27d08c } from '../../../cms/releases/panel/late'
import { SetRemoteService as SetRemoteService_28015f5691752184609d798b6d27d08c } from '../../../cms/releases/panel/late'
import { SetRemoteTerms as SetRemoteTerms_28015f5691752184609d798b6d27d08c } from '../../../cms/releases/panel/late'
import { IssueShipKey as IssueShipKey_28015f5691752184609d798b6d27d08c } from '../../../cms/releases/panel/late'
import { RevokeShipKey as RevokeShipKey_0870f4ec7594c1fa5460241e0f7f8278 } from '../../../cms/releases/panel/RevokeShipKey'
import { LeadToField as LeadToField_c15f063341891fd6070247c9ca767fd6 } from '../../../cms/content/panel/late'
import { FrameMark as FrameMark_5a7ecb21821a1c2c6fbb746ff2d1e4fc } from '../../../cms/panel/FrameMark'
import { Wordmark as Wordmark_3a74439f799ff71b83e9bbe3210fdd5d } from '../../../cms/panel/Wordmark'
import { Recheck as Recheck_3aff913fdd62e2342769faaa25d9265f } from '../../../cms/accounts/panel/Recheck'
import { Dashboard as Dashboard_98457fe2398f3f019e7478fad49c863f } from '../../../cms/content/dashboard/Dashboard'
import { CollectionCards as CollectionCards_f9c02e79a4aed9a3924487c0cd4cafb1 } from '@payloadcms/next/rsc'

/** @type import('payload').ImportMap */
export const importMap = {
  "/cms/content/panel/saving/SavingNotices#SavingNotices": SavingNotices_61738a29a015579f4c1e5ff294707c16,
  "/cms/content/panel/TitleCell#TitleCell": TitleCell_98cec292ebb92467ddf9b38385e29aea,
  "/cms/content/panel/LinkRowLabel#LinkRowLabel": LinkRowLabel_92c69be879b6ba79b34bd46eb5aa3648,
  "/cms/content/panel/PlanPicker#PlanPicker": PlanPicker_2bc3ec98f17cd76c1e86ab7037ef7e42,
  "/cms/content/panel/AppPicker#AppPicker": AppPicker_3ea62eee39bfd4063848e71c3ff6b96d,
  "/cms/panel/MomentField#MomentField": MomentField_9b1fc5ca7d8bda3c4ac9fd651e4e1f2e,
  "/cms/content/panel/SectionLabel#SectionLabel": SectionLabel_8d28b63e8305fc807e4ec83e82b26ad3,
  "@payloadcms/richtext-lexical/rsc#RscEntryLexicalCell": RscEntryLexicalCell_44fe37237e0ebf4470c9990d8cb7b07e,
  "@payloadcms/richtext-lexical/rsc#RscEntryLexicalField": RscEntryLexicalField_44fe37237e0ebf4470c9990d8cb7b07e,
  "@payloadcms/richtext-lexical/rsc#LexicalDiffComponent": LexicalDiffComponent_44fe37237e0ebf4470c9990d8cb7b07e,
  "@payloadcms/richtext-lexical/client#BlocksFeatureClient": BlocksFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "/cms/content/panel/FigureLabel#FigureLabel": FigureLabel_87f5e59ced3b58aed1c877029c93881a,
  "@payloadcms/richtext-lexical/client#UploadFeatureClient": UploadFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#LinkFeatureClient": LinkFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#HorizontalRuleFeatureClient": HorizontalRuleFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#BlockquoteFeatureClient": BlockquoteFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#UnorderedListFeatureClient": UnorderedListFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#OrderedListFeatureClient": OrderedListFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#InlineCodeFeatureClient": InlineCodeFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#StrikethroughFeatureClient": StrikethroughFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#UnderlineFeatureClient": UnderlineFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#BoldFeatureClient": BoldFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#ItalicFeatureClient": ItalicFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#HeadingFeatureClient": HeadingFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#ParagraphFeatureClient": ParagraphFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#InlineToolbarFeatureClient": InlineToolbarFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#FixedToolbarFeatureClient": FixedToolbarFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "/cms/content/panel/OpenInContentScreen#OpenInContentScreen": OpenInContentScreen_50f7fbbdf72cb1a34a07f69a0ccce975,
  "/cms/content/panel/saving/SaveState#SaveState": SaveState_7e45a5f0e12f1f083e0c9e4074d6f1a4,
  "/cms/content/panel/saving/PublishControls#PublishControls": PublishControls_f946584bd845ae3f24ddd87682a525ed,
  "/cms/content/panel/OpenInContentScreen#UnpublishInContentScreen": UnpublishInContentScreen_50f7fbbdf72cb1a34a07f69a0ccce975,
  "/cms/content/panel/saving/FormNotices#FormNotices": FormNotices_cdd0d2acf073dc806c71d94e7e0c3116,
  "/cms/content/panel/NewFileDescription#NewFileDescription": NewFileDescription_5913331b0d16188a32e77c7ae80e3efe,
  "/cms/content/panel/late#PictureUses": PictureUses_c15f063341891fd6070247c9ca767fd6,
  "/cms/content/panel/saving/FormSave#FormSave": FormSave_154e0152f741d4c372c3e15a083446a7,
  "/cms/panel/CentsCell#CentsCell": CentsCell_ed16c53f8a03aacda5aaedacb207fdeb,
  "/cms/panel/CentsRead#CentsRead": CentsRead_5bc379f74a7966817865ba221fc6df6b,
  "/cms/catalog/panel/late#PriceTexts": PriceTexts_c2cb092724f90017baea1c706b60c70c,
  "/cms/panel/late#DataEditor": DataEditor_d4de1c3f2c69951d75c977cfa2c325cc,
  "/cms/panel/StoredData#StoredData": StoredData_7f724e1835fc5d0ef36495d1194363cc,
  "/cms/bom/PriceRowLabel#PriceRowLabel": PriceRowLabel_95f74b9882825a4341b25c66401a36a0,
  "/cms/accounts/panel/late#AddressChange": AddressChange_4beb8ef3501d114b61cd379ac23bf609,
  "/cms/accounts/panel/late#SignIns": SignIns_4beb8ef3501d114b61cd379ac23bf609,
  "/cms/releases/panel/MicroFrontendsLink#MicroFrontendsLink": MicroFrontendsLink_b987da7c1300f9e8f91b6df45c302083,
  "/cms/releases/panel/late#ReleaseActions": ReleaseActions_28015f5691752184609d798b6d27d08c,
  "/cms/releases/panel/late#SetServerDrawing": SetServerDrawing_28015f5691752184609d798b6d27d08c,
  "/cms/releases/panel/late#SetRemoteService": SetRemoteService_28015f5691752184609d798b6d27d08c,
  "/cms/releases/panel/late#SetRemoteTerms": SetRemoteTerms_28015f5691752184609d798b6d27d08c,
  "/cms/releases/panel/late#IssueShipKey": IssueShipKey_28015f5691752184609d798b6d27d08c,
  "/cms/releases/panel/RevokeShipKey#RevokeShipKey": RevokeShipKey_0870f4ec7594c1fa5460241e0f7f8278,
  "/cms/content/panel/late#LeadToField": LeadToField_c15f063341891fd6070247c9ca767fd6,
  "/cms/panel/FrameMark#FrameMark": FrameMark_5a7ecb21821a1c2c6fbb746ff2d1e4fc,
  "/cms/panel/Wordmark#Wordmark": Wordmark_3a74439f799ff71b83e9bbe3210fdd5d,
  "/cms/accounts/panel/Recheck#Recheck": Recheck_3aff913fdd62e2342769faaa25d9265f,
  "/cms/content/dashboard/Dashboard#Dashboard": Dashboard_98457fe2398f3f019e7478fad49c863f,
  "@payloadcms/next/rsc#CollectionCards": CollectionCards_f9c02e79a4aed9a3924487c0cd4cafb1
}
