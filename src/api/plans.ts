import { useState } from 'react';
import { useDispatch, useStore } from 'react-redux';
import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import { limits } from '../contract/limits';
import { apiText, serviceError } from './apiText';
import { parseEnvelope, type ApiError } from './envelope';
import { plansGeneratedApi } from './generated/plans.gen';
import { toFormData } from './multipart';
import { settings } from './settings';
import { sessionEnded } from './sessionEnded';
import { changeMakesStale, idTag, makesStale } from './tags';

export type PlanOwner = 'unit' | 'project';
const ownerTag = (owner: PlanOwner, id: number) => idTag('Plan', `${owner}-${id}`);

export const plansApi = plansGeneratedApi.enhanceEndpoints({
  endpoints: {
    listUnitPlans: { providesTags: (_result, _error, { id }) => [ownerTag('unit', id)] },
    listProjectPlans: { providesTags: (_result, _error, { id }) => [ownerTag('project', id)] },
    addUnitPlan: { invalidatesTags: makesStale(({ id }) => [ownerTag('unit', id)]) },
    addProjectPlan: { invalidatesTags: makesStale(({ id }) => [ownerTag('project', id)]) },
    // Whose plan it is, its id doesn't say.
    renamePlan: { invalidatesTags: changeMakesStale(() => ['Plan']) },
    deletePlan: { invalidatesTags: changeMakesStale(() => ['Plan']) },
  },
});

export const { useListUnitPlansQuery, useListProjectPlansQuery, useRenamePlanMutation, useDeletePlanMutation } =
  plansApi;
export type { Plan } from './generated/plans.gen';

interface Upload {
  url: string;
  token: string | undefined;
  body: FormData;
  onProgress: (part: number) => void;
}

/** fetch tells nothing of an upload's progress, so this one call is an XMLHttpRequest; it gives up after 10 s in which nothing moved. */
function send({ url, token, body, onProgress }: Upload): Promise<void> {
  const service = serviceError('addPlan');
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    const fail = (status: ApiError['status'], message: string, errors?: ApiError['errors']) =>
      reject({ status, message, service, errors } satisfies ApiError);
    let idle: ReturnType<typeof setTimeout>;
    const moved = () => {
      clearTimeout(idle);
      idle = setTimeout(() => {
        request.abort();
        fail('TIMEOUT', apiText.TIMEOUT);
      }, limits.httpTimeoutMs);
    };
    request.open('POST', url);
    if (token) {
      request.setRequestHeader('Authorization', `Bearer ${token}`);
      request.setRequestHeader('user', token);
    }
    request.upload.onprogress = ({ loaded, total }) => {
      moved();
      onProgress(total > 0 ? loaded / total : 0);
    };
    request.onerror = () => fail('OFFLINE', apiText.OFFLINE);
    request.onload = () => {
      const answer = parseEnvelope(request.responseText);
      if (request.status >= 200 && request.status < 300) resolve();
      else fail(request.status, answer?.message ?? apiText.BAD_ANSWER, answer?.errors);
    };
    request.onloadend = () => clearTimeout(idle);
    moved();
    request.send(body);
  });
}

/** Uploads a plan with its progress (0 to 1, undefined while nothing is sent). `upload` rejects with an {@link ApiError}. */
export function usePlanUpload(owner: PlanOwner, id: number) {
  const store = useStore<{ stored: { token?: string } }>();
  const dispatch = useDispatch<ThunkDispatch<object, unknown, UnknownAction>>();
  const [progress, setProgress] = useState<number>();

  const upload = async (file: File, name: string): Promise<void> => {
    setProgress(0);
    try {
      await send({
        url: `${settings.apiUrl}/logic/${owner}/${id}/plan`,
        token: store.getState().stored.token,
        body: toFormData({ name, file }),
        onProgress: setProgress,
      });
      dispatch(plansApi.util.invalidateTags([ownerTag(owner, id)]));
    } catch (error) {
      if ((error as ApiError).status === 401) dispatch(sessionEnded(undefined));
      throw error;
    } finally {
      setProgress(undefined);
    }
  };
  return { upload, progress };
}
