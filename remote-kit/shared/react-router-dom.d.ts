// What an outside team's types see of react-router-dom: every type, and the values of SHARED_EXPORTS and STORY_EXPORTS (a test compares them).
export type * from 'framewell-shared/react-router-dom'
export {
  createSearchParams,
  MemoryRouter,
  Navigate,
  useHref,
  useInRouterContext,
  useLocation,
  useNavigate,
  useParams,
  useSearchParams,
} from 'framewell-shared/react-router-dom'
