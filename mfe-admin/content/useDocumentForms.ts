import { type DocumentForms, NO_FORMS } from '@framewell/domain/content/saving/fieldLabels'
import { useGuardedCall } from '@framewell/remote-kit/session/useGuardedCall'
import { useQuery } from '@tanstack/react-query'
import { sectionFormsQuery } from './contentQueries'

/** The labels that the forms of this screen show, for sentences about their places; none until they are known. */
export function useDocumentForms(): DocumentForms {
  const { data } = useQuery(sectionFormsQuery(useGuardedCall()))
  return data ? { own: data.article, sections: data.forms } : NO_FORMS
}
