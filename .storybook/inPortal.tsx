import type { Decorator } from '@storybook/react-webpack5';
import { useEffect, useMemo, useState, type ReactNode } from 'react';
import { Provider } from 'react-redux';
import { createMemoryRouter, parsePath, RouterProvider } from 'react-router-dom';
import { baseApi } from '../src/api/baseApi';
import type { SignedInUser } from '../src/api/auth';
import { authApi } from '../src/api/auth';
import { AntArea } from '../src/app/AntArea';
import { createStore } from '../src/app/store';
import { viewedLists } from '../src/contract/views';
import { tableArranged } from '../src/session/storedSlice';
import { buildUser } from '../test/support/builders/users';
import { frameAnswers, frames, type Frame } from './frames';
import { ShownStory, StorySlot } from './StorySlot';
import { roles, setDay, throughNetwork } from './world';

/**
 * The parameters of a story: the signed-in user, the address, and the response of each call (`"GET
 * /logic/unit_claim"`). A response that is a text is a file; a function makes the response for the call's query.
 */
export interface PortalParameters {
  user?: SignedInUser;
  path?: string;
  /** State of the history entry, such as the list from which a record was opened. */
  state?: unknown;
  /** The route's pattern, if the story reads its parameters. */
  route?: string;
  answers?: Record<string, unknown | 'never' | Failure>;
  /** The frame around the story, if it is not the page alone: the brick wall of the login pages, or the portal's header. */
  frame?: Frame;
  /** The error for which the router's error screen is rendered. */
  error?: Error;
}

type Answerer = (query: URLSearchParams) => unknown;

interface Failure {
  status: number;
  message: string;
  errors?: { field: string; message: string }[];
}

const isFailure = (answer: unknown): answer is Failure =>
  typeof answer === 'object' && answer !== null && 'status' in answer && 'message' in answer && !('success' in answer);

/** Responds to the story's calls without a server. An unknown call fails with 404. */
function answer(answers: NonNullable<PortalParameters['answers']>, url: string, method: string): Promise<Response> {
  const [path, query] = url.replace(/^(https?:\/\/[^/]+)?(\/api)?(?=\/)/, '').split('?');
  const call = `${method} ${path}`;
  const stored = answers[call] ?? frameAnswers[call as keyof typeof frameAnswers];
  const found = typeof stored === 'function' ? (stored as Answerer)(new URLSearchParams(query)) : stored;
  if (found === 'never') return new Promise(() => {});
  if (typeof found === 'string') return Promise.resolve(new Response(found));
  const status = found === undefined ? 404 : isFailure(found) ? found.status : 200;
  const body =
    found === undefined
      ? { success: false, message: `La historia no responde ${call}` }
      : isFailure(found)
        ? { success: false, message: found.message, errors: found.errors }
        : found;
  return Promise.resolve(
    new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json' } }),
  );
}

const noAnswers: NonNullable<PortalParameters['answers']> = {};

function fail(error: Error): never {
  throw error;
}

const isFrame = (name: string): name is Frame => name in frames;

interface PortalProps {
  parameters: PortalParameters;
  /** Whether tables have compact rows. */
  isCompact: boolean;
  /** The role and the network chosen in the toolbar. */
  role: string;
  network: string;
  /** The frame chosen in the toolbar. */
  chosenFrame: string;
  children: ReactNode;
}

function Portal({ parameters, isCompact, role, network, chosenFrame, children }: PortalProps) {
  const [isReady, setIsReady] = useState(false);
  const { path = '/', state, route = '*', answers = noAnswers, error } = parameters;
  const frame = isFrame(chosenFrame) ? chosenFrame : parameters.frame;
  const user = useMemo(() => roles[role]?.user ?? parameters.user ?? buildUser(), [parameters.user, role]);
  const { store, persistor } = useMemo(() => {
    localStorage.clear();
    localStorage.setItem('token', 'historia');
    return createStore();
  }, []);

  // The router renders the story, or its error screen.
  const router = useMemo(() => {
    const slot = <StorySlot />;
    const shown = error ? { loader: () => fail(error), element: null, errorElement: slot } : { element: slot };
    const page = { path: route, ...shown };
    return createMemoryRouter([frame ? { element: frames[frame], children: [page] } : page], {
      initialEntries: [{ ...parsePath(path), state }],
    });
  }, [error, frame, path, route, state]);

  useEffect(() => {
    const realFetch = window.fetch;
    window.fetch = (input, init) =>
      throughNetwork(network, () =>
        input instanceof Request
          ? answer(answers, input.url, input.method)
          : answer(answers, String(input), init?.method ?? 'GET'),
      );
    // Local storage may have been read before this effect ran.
    const begin = () => {
      if (persistor.getState().bootstrapped)
        void store.dispatch(authApi.util.upsertQueryData('getSession', undefined, { user })).then(() => {
          // A table that stores no layout uses the key without a name.
          if (isCompact)
            for (const table of [...viewedLists, ''])
              store.dispatch(tableArranged({ table, layout: { isCompact: true } }));
          setIsReady(true);
        });
    };
    const unsubscribe = persistor.subscribe(begin);
    begin();
    return () => {
      unsubscribe();
      window.fetch = realFetch;
      store.dispatch(baseApi.util.resetApiState());
    };
  }, [answers, isCompact, network, persistor, store, user]);

  return (
    <Provider store={store}>
      <AntArea>
        <ShownStory.Provider value={children}>{isReady && <RouterProvider router={router} />}</ShownStory.Provider>
      </AntArea>
    </Provider>
  );
}

/** A fresh store, the theme, the Spanish locale and a router around each story. */
export const inPortal: Decorator = (Story, { parameters, globals }) => {
  const { density, role = '', network = '', day = '', frame = '' } = globals as Record<string, string>;
  setDay(day);
  return (
    <Portal
      key={[density, role, network, day, frame].join()}
      parameters={(parameters.portal ?? {}) as PortalParameters}
      isCompact={density === 'compact'}
      role={role}
      network={network}
      chosenFrame={frame}
    >
      <Story />
    </Portal>
  );
};
