import { type DocumentForms, NO_FORMS } from '@framewell/domain/content/saving/fieldLabels'
import { useGuardedCall } from '@framewell/remote-kit/session/useGuardedCall'
import { useQuery } from '@tanstack/react-query'
import { sectionFormsQuery } from './contentQueries'

/** The field labels of this screen's forms, for messages about their fields; empty until they load. */
export function useDocumentForms(): DocumentForms {
  const { data } = useQuery(sectionFormsQuery(useGuardedCall()))
  return data ? { own: data.article, sections: data.forms } : NO_FORMS
}
